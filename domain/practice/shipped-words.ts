import type { PublicIdentity } from './public-identity.ts';
import { sampleIdentity } from './sample-identity.ts';
import { spanishIdentity } from './spanish-texts.ts';

const inBothLanguages = [sampleIdentity, spanishIdentity(sampleIdentity)];
const shippedQuotes = new Set(
  inBothLanguages.flatMap(({ testimonials }) => testimonials.map(({ quote }) => lettersOf(quote))),
);
const shippedCredentials = new Set(
  inBothLanguages.flatMap(({ therapist }) => therapist.credentials.map(({ text }) => lettersOf(text))),
);

/** Whether an email address is the one that ships with the program: nobody reads it. */
export function isShippedEmail(email: string): boolean {
  return email.trim().toLowerCase() === sampleIdentity.email;
}

/**
 * What the website says, with every quote and credential that ships with the program marked as a sample, whatever was
 * said of it: nobody spoke these words and can have agreed to be quoted with them, and what a therapist holds she writes
 * as she holds it.
 */
export function withShippedWordsAsSamples(identity: PublicIdentity): PublicIdentity {
  const testimonials = identity.testimonials.map((testimonial) =>
    shippedQuotes.has(lettersOf(testimonial.quote))
      ? { ...testimonial, isSample: true, consentDate: null, consentBy: '', consentHow: '' }
      : testimonial,
  );
  const credentials = identity.therapist.credentials.map((credential) =>
    shippedCredentials.has(lettersOf(credential.text)) ? { ...credential, isSample: true } : credential,
  );
  return { ...identity, therapist: { ...identity.therapist, credentials }, testimonials };
}

/** A text without what a hasty change alters: spaces, signs, capitals. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
