import type { PublicIdentity } from './public-identity.ts';
import { sampleIdentity } from './sample-identity.ts';
import { spanishIdentity } from './spanish-texts.ts';

const shippedQuotes = new Set(
  [sampleIdentity, spanishIdentity(sampleIdentity)].flatMap(({ testimonials }) =>
    testimonials.map(({ quote }) => lettersOf(quote)),
  ),
);

/** Whether an email address is the one that ships with the program: nobody reads it. */
export function isShippedEmail(email: string): boolean {
  return email.trim().toLowerCase() === sampleIdentity.email;
}

/**
 * What the website says, with every quote that ships with the program marked as a sample, whatever was said of it:
 * nobody spoke these words, and nobody can have agreed to be quoted with them.
 */
export function withShippedQuotesAsSamples(identity: PublicIdentity): PublicIdentity {
  const testimonials = identity.testimonials.map((testimonial) =>
    shippedQuotes.has(lettersOf(testimonial.quote))
      ? { ...testimonial, isSample: true, consentDate: null, consentBy: '', consentHow: '' }
      : testimonial,
  );
  return { ...identity, testimonials };
}

/** A text without what a hasty change alters: spaces, signs, capitals. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
