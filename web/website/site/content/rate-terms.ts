import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { hoursText, websiteDay } from '#domain/website/identity/public-identity-text.ts';
import { allSaid, type Words } from './claimed-words.ts';

/** How one language says on which terms an hour is paid. */
export interface RateWords {
  hours: (hours: string) => string;
  contract: Words;
  paidTime: string;
  setOn: (day: string) => string;
}

/** What stands beside the price: when there is time, and on which terms. */
export function rateTermsSaid(words: RateWords, identity: PublicIdentity, language: SiteLanguage): string[] {
  const { consultationRateCents, rateSetOn } = identity;
  return [
    words.hours(hoursText(identity, language)),
    ...allSaid([words.contract], identity),
    ...(consultationRateCents === 0 ? [] : [words.paidTime]),
    ...(rateSetOn === null ? [] : [words.setOn(websiteDay(rateSetOn, language))]),
  ];
}
