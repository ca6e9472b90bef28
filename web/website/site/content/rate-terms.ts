import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { hoursText, websiteDay } from '#domain/website/identity/public-identity-text.ts';
import { textsFor, type Words } from './claimed-text.ts';

/** The texts of one language for the terms of payment. */
export interface RateWords {
  hours: (hours: string) => string;
  contract: Words;
  paidTime: string;
  setOn: (day: string) => string;
}

/** Returns the texts next to the price: hours and terms. */
export function rateTermsFor(words: RateWords, identity: PublicIdentity, language: SiteLanguage): string[] {
  const { consultationRateCents, rateSetOn } = identity;
  return [
    words.hours(hoursText(identity, language)),
    ...textsFor([words.contract], identity),
    ...(consultationRateCents === 0 ? [] : [words.paidTime]),
    ...(rateSetOn === null ? [] : [words.setOn(websiteDay(rateSetOn, language))]),
  ];
}
