import { capitalized } from '#domain/platform/capitalized.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import { telephoneLink } from '#domain/platform/telephone.ts';
import type { OpenWeek } from './opening-hours.ts';
import { weekText } from './opening-hours-text.ts';
import { spanishDay } from './spanish-dates.ts';

interface NamedTherapist {
  firstName: string;
  lastName: string;
  postNominals: string;
}

/** Returns the therapist's signature: "Nora Wrenfield, MS, OTR/L". */
export function therapistSignature({ therapist }: { therapist: NamedTherapist }): string {
  return signatureOf(therapist);
}

/** Returns a name with the letters after it: "Nora Wrenfield, MS, OTR/L". */
export function signatureOf(named: NamedTherapist): string {
  return [fullNameOf(named), named.postNominals].filter(Boolean).join(', ');
}

/**
 * Returns the practice's phone number as a link that can be dialed from anywhere: "(516) 555-0142" gives
 * "tel:+15165550142".
 */
export function phoneLink({ phone }: { phone: string }): string {
  return telephoneLink(phone, (digits) => {
    if (digits.startsWith('+')) return digits;
    if (digits.length === 11) return `+${digits}`;
    return digits.length === 10 ? `+1${digits}` : digits;
  });
}

/** Returns opening hours as text: "Monday-Friday 8am-5pm", "lunes a viernes, de 8 a.m. a 5 p.m.". */
export function hoursText({ hours }: { hours: { week: OpenWeek } }, language: SiteLanguage = 'en'): string {
  return weekText(hours.week, language);
}

/** Returns the same for a line of its own, which starts with a capital even in Spanish. */
export function hoursLine(identity: { hours: { week: OpenWeek } }, language: SiteLanguage): string {
  return capitalized(hoursText(identity, language));
}

/**
 * Returns the price of a consultation hour without zero cents: 5000 gives "$50", 5250 gives "$52.50", 0 gives
 * "Free".
 */
export function consultationRate(
  { consultationRateCents }: { consultationRateCents: number },
  language: SiteLanguage = 'en',
): string {
  if (consultationRateCents === 0) return language === 'es' ? 'Gratis' : 'Free';
  return formatCents(consultationRateCents).replace(/\.00$/, '');
}

/**
 * Returns the practice's address on one line: "5 Elm Street, Mineola, NY 11501"; empty for a practice that
 * visits families.
 */
export function addressText({
  address,
  serviceArea,
}: {
  address: { street: string; city: string; zip: string };
  serviceArea: { state: string };
}): string {
  return address.street && `${address.street}, ${address.city}, ${serviceArea.state} ${address.zip}`;
}

/**
 * Returns how soon the practice calls after a request: "within 2 business days"; empty if it does not say.
 */
export function callsWithin(
  { callWithinDays }: { callWithinDays: number | null },
  language: SiteLanguage = 'en',
): string {
  if (callWithinDays === null) return '';
  if (language === 'es')
    return callWithinDays === 1 ? 'en 1 día hábil' : `en un plazo de ${callWithinDays} días hábiles`;
  return `within ${callWithinDays} business ${callWithinDays === 1 ? 'day' : 'days'}`;
}

/** Returns the source and the last review of an answer; empty if it has neither. */
export function answerSource(
  { source, reviewedOn }: { source: string; reviewedOn: Day | null },
  language: SiteLanguage = 'en',
): string {
  const words = sourceWords[language];
  const reviewed = reviewedOn === null ? '' : `${words.reviewed} ${websiteDay(reviewedOn, language)}.`;
  return [source && `${words.source}: ${source}.`, reviewed].filter(Boolean).join(' ');
}

const sourceWords = {
  en: { source: 'Source', reviewed: 'Last reviewed' },
  es: { source: 'Fuente', reviewed: 'Última revisión:' },
} as const;

/** Formats a date as the website does: "Sep 4, 2026", "4 de septiembre de 2026". */
export function websiteDay(day: Day, language: SiteLanguage = 'en'): string {
  return language === 'es' ? spanishDay(day) : formatDay(day);
}
