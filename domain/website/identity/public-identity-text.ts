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

/** The therapist as a signature: "Nora Wrenfield, MS, OTR/L". */
export function therapistSignature({ therapist }: { therapist: NamedTherapist }): string {
  return signatureOf(therapist);
}

/** A name with the letters after it: "Nora Wrenfield, MS, OTR/L". */
export function signatureOf(named: NamedTherapist): string {
  return [fullNameOf(named), named.postNominals].filter(Boolean).join(', ');
}

/** The practice's phone number as a link dials it from anywhere: "(516) 555-0142" gives "tel:+15165550142". */
export function phoneLink({ phone }: { phone: string }): string {
  return telephoneLink(phone, (digits) => {
    if (digits.startsWith('+')) return digits;
    if (digits.length === 11) return `+${digits}`;
    return digits.length === 10 ? `+1${digits}` : digits;
  });
}

/** Opening hours as people read them: "Monday-Friday 8am-5pm", "lunes a viernes, de 8 a.m. a 5 p.m.". */
export function hoursText({ hours }: { hours: { week: OpenWeek } }, language: SiteLanguage = 'en'): string {
  return weekText(hours.week, language);
}

/** The same on a line of its own: a Spanish weekday begins with a small letter, a line does not. */
export function hoursLine(identity: { hours: { week: OpenWeek } }, language: SiteLanguage): string {
  const text = hoursText(identity, language);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The price of a consultation hour without idle cents: 5000 gives "$50", 5250 gives "$52.50", 0 gives "Free". */
export function consultationRate(
  { consultationRateCents }: { consultationRateCents: number },
  language: SiteLanguage = 'en',
): string {
  if (consultationRateCents === 0) return language === 'es' ? 'Gratis' : 'Free';
  return formatCents(consultationRateCents).replace(/\.00$/, '');
}

/** Where families come to, on one line: "5 Elm Street, Mineola, NY 11501"; empty for a practice that goes to them. */
export function addressText({
  address,
  serviceArea,
}: {
  address: { street: string; city: string; zip: string };
  serviceArea: { state: string };
}): string {
  return address.street && `${address.street}, ${address.city}, ${serviceArea.state} ${address.zip}`;
}

/** How soon the practice calls a family that asked: "within 2 business days"; empty where it does not say. */
export function callsWithin(
  { callWithinDays }: { callWithinDays: number | null },
  language: SiteLanguage = 'en',
): string {
  if (callWithinDays === null) return '';
  if (language === 'es')
    return callWithinDays === 1 ? 'en 1 día hábil' : `en un plazo de ${callWithinDays} días hábiles`;
  return `within ${callWithinDays} business ${callWithinDays === 1 ? 'day' : 'days'}`;
}

/** Returns the source and the last review of an answer; empty for an answer without them. */
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

/** A calendar date as the website writes it: "Sep 4, 2026", "4 de septiembre de 2026". */
export function websiteDay(day: Day, language: SiteLanguage = 'en'): string {
  return language === 'es' ? spanishDay(day) : formatDay(day);
}
