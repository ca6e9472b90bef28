import { fullNameOf } from '#domain/platform/names.ts';
import { plainText } from '#domain/platform/search-text.ts';
import type { PublicIdentity } from './public-identity.ts';
import { sampleIdentity, sampleInSpanish } from './sample-identity.ts';

const inBothLanguages = [sampleIdentity, sampleInSpanish];
/** Fewer letters may be anybody's: "Mornings are calm." */
const OWN_SENTENCE_LETTERS = 25;
const shippedSentences = sentencesIn(({ testimonials }) => testimonials.map(({ quote }) => quote));
const quoteSentences = [...shippedSentences].filter(isTelltale);
const shippedCredentials = lettersIn(({ therapist }) => therapist.credentials.map(({ text }) => text));
const shippedNames = lettersIn(({ practiceName, therapist }) => [practiceName, fullNameOf(therapist)]);
const storiesOf = ({ therapist }: PublicIdentity) => [therapist.introduction, ...therapist.biography];
const shippedStories = lettersIn(storiesOf);
const storySentences = [...sentencesIn(storiesOf)].filter(isTelltale);
const shippedDigits = digitsOf(sampleIdentity.phone);

/** Whether an email address is the one that ships with the program: nobody reads it. */
export function isShippedEmail(email: string): boolean {
  return email.trim().toLowerCase() === sampleIdentity.email;
}

/** Whether a practice or a person is called what nobody is called but those who ship with the program. */
export function isShippedName(name: string): boolean {
  return shippedNames.has(lettersOf(name));
}

/** Whether this was written of the therapist who ships with the program. */
export function isShippedStory(paragraph: string): boolean {
  return shippedStories.has(lettersOf(paragraph));
}

/** Whether a paragraph of another story contains a sentence of the shipped one. */
export function containsShippedStory(paragraph: string): boolean {
  return !isShippedStory(paragraph) && hasOneOf(storySentences, paragraph);
}

/** Whether a phone number is the one that ships with the program, also with an extension. */
export function isShippedPhone(phone: string): boolean {
  return digitsOf(phone).includes(shippedDigits);
}

/**
 * Returns the website with every quote and credential that ships with the program marked as a sample, whatever the caller
 * marks it as: nobody spoke these words and can have agreed to be quoted, and a therapist writes a credential as she holds it.
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
 * Whether a quote has a sentence of one that ships with the program, whatever was left out of it or written beside it, or
 * nothing but sentences of them, however short.
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

/** A text without what a hasty change alters: spaces, signs, accents, capitals. */
function lettersOf(text: string): string {
  return plainText(text.normalize('NFKC')).replace(/[^a-z0-9]/g, '');
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
