import { fullNameOf } from '#domain/platform/names.ts';
import { plainText } from '#domain/platform/search-text.ts';
import type { PublicIdentity } from './public-identity.ts';
import { sampleIdentity, sampleInSpanish } from './sample-identity.ts';

const inBothLanguages = [sampleIdentity, sampleInSpanish];
/** Shorter sentences can be anyone's: "Mornings are calm." */
const OWN_SENTENCE_LETTERS = 25;
const shippedSentences = sentencesIn(({ testimonials }) => testimonials.map(({ quote }) => quote));
const quoteSentences = [...shippedSentences].filter(isTelltale);
const shippedCredentials = lettersIn(({ therapist }) => therapist.credentials.map(({ text }) => text));
const shippedNames = lettersIn(({ practiceName, therapist }) => [practiceName, fullNameOf(therapist)]);
const storiesOf = ({ therapist }: PublicIdentity) => [therapist.introduction, ...therapist.biography];
const shippedStories = lettersIn(storiesOf);
const storySentences = [...sentencesIn(storiesOf)].filter(isTelltale);
const shippedDigits = digitsOf(sampleIdentity.phone);

/** Returns whether an email address is the shipped one, which nobody reads. */
export function isShippedEmail(email: string): boolean {
  return email.trim().toLowerCase() === sampleIdentity.email;
}

/** Returns whether a practice or a person has the name of the shipped sample. */
export function isShippedName(name: string): boolean {
  return shippedNames.has(lettersOf(name));
}

/** Returns whether a paragraph is about the shipped sample therapist. */
export function isShippedStory(paragraph: string): boolean {
  return shippedStories.has(lettersOf(paragraph));
}

/** Returns whether a paragraph of another story contains a sentence of the shipped one. */
export function containsShippedStory(paragraph: string): boolean {
  return !isShippedStory(paragraph) && hasOneOf(storySentences, paragraph);
}

/** Returns whether a phone number is the shipped one, even with an extension. */
export function isShippedPhone(phone: string): boolean {
  return digitsOf(phone).includes(shippedDigits);
}

/**
 * Returns the website with every shipped quote and credential marked as a sample, whatever the request says:
 * nobody said these quotes or consented to them, and a therapist has to write their own credentials.
 */
export function withShippedWordsAsSamples(identity: PublicIdentity): PublicIdentity {
  const testimonials = identity.testimonials.map((testimonial) =>
    isShippedQuote(testimonial.quote)
      ? { ...testimonial, isSample: true, consentDate: null, consentBy: '', consentHow: '' }
      : testimonial,
  );
  const credentials = identity.therapist.credentials.map((credential) =>
    shippedCredentials.has(lettersOf(credential.text)) ? { ...credential, isSample: true } : credential,
  );
  return { ...identity, therapist: { ...identity.therapist, credentials }, testimonials };
}

/**
 * Returns whether a quote has a sentence of a shipped one, even if shortened or extended, or consists only of
 * shipped sentences, however short.
 */
function isShippedQuote(quote: string): boolean {
  return (
    hasOneOf(quoteSentences, quote) || sentencesOf(quote).every((sentence) => shippedSentences.has(sentence))
  );
}

function hasOneOf(sentences: readonly string[], text: string): boolean {
  const letters = lettersOf(text);
  return sentences.some((sentence) => letters.includes(sentence));
}

function isTelltale({ length }: string): boolean {
  return length >= OWN_SENTENCE_LETTERS;
}

function sentencesIn(textsOf: (identity: PublicIdentity) => string[]): ReadonlySet<string> {
  return new Set(inBothLanguages.flatMap(textsOf).flatMap(sentencesOf));
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) /).map(lettersOf);
}

function lettersIn(textsOf: (identity: PublicIdentity) => string[]): ReadonlySet<string> {
  return new Set(inBothLanguages.flatMap(textsOf).map(lettersOf));
}

/** Returns a text without what minor edits change: spaces, punctuation, accents, capitals. */
function lettersOf(text: string): string {
  return plainText(text.normalize('NFKC')).replace(/[^a-z0-9]/g, '');
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
