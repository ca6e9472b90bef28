import type { Day } from '#domain/platform/dates.ts';
import { confirmedAsShipped } from './as-shipped.ts';
import type { PublicIdentity } from './public-identity.ts';
import { withShippedWordsAsSamples } from './shipped-words.ts';
import { faultInSpanish } from './spanish-rules.ts';
import { settledSpanish } from './spanish-texts.ts';
import { CONSENT_AHEAD, isConsentAhead } from './website-edition.ts';
import { faultInReviews } from './website-reviews.ts';

/**
 * Returns the website to save in place of `before`, with the values that the program sets regardless of the
 * request.
 */
export function savedIdentity(change: PublicIdentity, before: PublicIdentity, today: Day): PublicIdentity {
  const saved = {
    ...withShippedWordsAsSamples(change),
    spanish: settledSpanish(change),
    rateSetOn: dayOfRate(change, before, today),
  };
  return { ...saved, trueAsShipped: confirmedAsShipped(saved) };
}

/**
 * Returns the day on which the price was set: today if it changed, or if the owner confirms the shipped
 * price.
 */
function dayOfRate(change: PublicIdentity, before: PublicIdentity, today: Day): Day | null {
  const isSame = change.consultationRateCents === before.consultationRateCents;
  const isConfirmed = before.rateSetOn === null && change.trueAsShipped.includes('consultationRate');
  return isSame && !isConfirmed ? before.rateSetOn : today;
}

/** Returns the first rule about days or Spanish that a website breaks; undefined if none. */
export function faultInIdentity(identity: PublicIdentity, today: Day): string | undefined {
  if (identity.testimonials.some((one) => isConsentAhead(one, today))) return CONSENT_AHEAD;
  return faultInReviews(identity, today) ?? faultInSpanish(identity, today);
}
