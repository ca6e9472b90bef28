import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import {
  type BilledRecords,
  type InvoiceLine,
  idsOn,
  linesFor,
  type Pricing,
  totalOf,
  withAdjustment,
} from '#domain/billing/invoices/invoice-line.ts';

/** What is wrong with the lines of an archived invoice, as a sentence. One from before invoices kept them has none. */
export function wrongLines({ lines, amount, sessionIds, annualIds }: Invoice): string | undefined {
  if (lines.length === 0) return undefined;
  if (!areAll(idsOn(lines, 'sessionId'), sessionIds) || !areAll(idsOn(lines, 'annualId'), annualIds)) {
    return 'Its lines are not those of its sessions and annual records';
  }
  const isAdjustment = ({ kind }: InvoiceLine) => kind === 'adjustment';
  if (lines.filter(isAdjustment).length > 1) return 'It has more than one adjustment';
  return totalOf(lines) === amount ? undefined : 'Its lines do not come to its amount';
}

/**
 * The invoices of an archive with their lines. One from before invoices kept them gets those that it would have been
 * printed with: at the present rates, and adjusted to its amount.
 */
export function withLines(
  { invoices, sessions, annuals }: BilledRecords & { invoices: readonly Invoice[] },
  pricing: Pricing,
): Invoice[] {
  const [sessionOf, annualOf] = [byId(sessions), byId(annuals)];
  return invoices.map((invoice) => {
    if (invoice.lines.length > 0) return invoice;
    const billed = {
      sessions: invoice.sessionIds.flatMap((id) => sessionOf.get(id) ?? []),
      annuals: invoice.annualIds.flatMap((id) => annualOf.get(id) ?? []),
    };
    return { ...invoice, lines: withAdjustment(linesFor(billed, [], pricing), invoice.amount) };
  });
}

function byId<Billed extends { id: number }>(records: readonly Billed[]): Map<number, Billed> {
  return new Map(records.map((record) => [record.id, record]));
}

function areAll(ids: readonly number[], requested: readonly number[]): boolean {
  const others = new Set(requested);
  return ids.length === requested.length && ids.every((id) => others.has(id));
}
