import type { Annual } from '#domain/billing/annuals/annual.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { type Day, dayOf, formatDay, monthText, type TimeZone } from '#domain/platform/dates.ts';

/**
 * Returns the suggested description of an invoice for these sessions: the month, or the range from first to last day.
 */
export function suggestedDescription(sessions: readonly Pick<Session, 'date'>[], timeZone: TimeZone): string {
  const days = sessions.map(({ date }) => dayOf(date, timeZone)).sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return '';
  return `Occupational therapy, ${spanText(first, last)}`;
}

/** Returns the description of an invoice for an annual record. */
export function annualDescription({ date }: Pick<Annual, 'date'>): string {
  return `Annual record, ${formatDay(date)}`;
}

function spanText(first: Day, last: Day): string {
  if (first === last) return formatDay(first);
  if (first.slice(0, 7) === last.slice(0, 7)) return monthText(first);
  return `${formatDay(first)} to ${formatDay(last)}`;
}
