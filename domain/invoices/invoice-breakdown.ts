import type { Annual } from '#domain/annuals/annual.ts';
import type { Session } from '#domain/sessions/session.ts';
import type { Invoice } from './invoice.ts';
import { type MinuteRates, sessionAmountCents } from './invoice-amount.ts';

/** One line of an invoice; the lines add up to its amount. `cents` may be negative for an adjustment. */
export type InvoiceLine =
  | { kind: 'session'; session: Session; cents: number }
  | { kind: 'annual'; annual: Annual; cents: number }
  | { kind: 'adjustment'; cents: number };

/**
 * What an invoice is made out for, oldest first: a line for each of its sessions and annual records among those
 * given and, when the therapist typed another amount than they come to, an adjustment that makes up for it.
 */
export function invoiceBreakdown(
  invoice: Pick<Invoice, 'amount' | 'sessionIds' | 'annualIds'>,
  sessions: readonly Session[],
  annuals: readonly Annual[],
  centsPerMinute?: MinuteRates,
): InvoiceLine[] {
  const lines: InvoiceLine[] = [
    ...listedOldestFirst(sessions, invoice.sessionIds).map((session) => ({
      kind: 'session' as const,
      session,
      cents: sessionAmountCents(session, centsPerMinute),
    })),
    ...listedOldestFirst(annuals, invoice.annualIds).map((annual) => ({
      kind: 'annual' as const,
      annual,
      cents: annual.amount,
    })),
  ];
  const difference = invoice.amount - lines.reduce((sum, { cents }) => sum + cents, 0);
  return difference === 0 ? lines : [...lines, { kind: 'adjustment', cents: difference }];
}

function listedOldestFirst<Dated extends { id: number; date: string }>(
  records: readonly Dated[],
  ids: readonly number[],
): Dated[] {
  const listed = new Set(ids);
  return records
    .filter(({ id }) => listed.has(id))
    .sort((one, other) => (one.date === other.date ? one.id - other.id : one.date < other.date ? -1 : 1));
}
