import type { Annual } from '#domain/billing/annuals/annual.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionStatusLabels, sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { dayOf, formatDay, type TimeZone } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import type { InvoiceLine } from './invoice-line.ts';

/** Returns how a session differs from its line: "Changed since: now 90 minutes". Undefined if it does not. */
export function sessionChangeSince(
  line: InvoiceLine,
  { date, type, duration, status }: Pick<Session, 'date' | 'type' | 'duration' | 'status'>,
  timeZone: TimeZone,
): string | undefined {
  const day = dayOf(date, timeZone);
  return changedSince([
    day !== line.day && formatDay(day),
    type !== line.type && sessionTypeLabels[type],
    duration !== line.minutes && `${duration} minutes`,
    status !== line.status && sessionStatusLabels[status],
  ]);
}

/** Returns how an annual record differs from its line, as `sessionChangeSince` does. */
export function annualChangeSince(
  line: InvoiceLine,
  { date, amount }: Pick<Annual, 'date' | 'amount'>,
): string | undefined {
  return changedSince([date !== line.day && formatDay(date), amount !== line.cents && formatCents(amount)]);
}

function changedSince(differences: (string | false)[]): string | undefined {
  const shown = differences.filter((difference) => difference !== false);
  return shown.length === 0 ? undefined : `Changed since: now ${shown.join(', ')}`;
}
