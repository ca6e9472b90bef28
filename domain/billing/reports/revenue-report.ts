import { isBillableSession } from '#domain/billing/invoices/billable-sessions.ts';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { type Pricing, priceOfAll } from '#domain/billing/invoices/session-price.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { type Day, plusDays, startOfDay, type TimeZone } from '#domain/platform/dates.ts';
import { balanceDayOf, momentsOf, type Period } from './report-period.ts';
import { rowsBySlice, slicesOf, type TimeSlice } from './time-slices.ts';

/** The invoices and payments from which a period's revenue is computed. */
export interface RevenueRows {
  /** Issued in the period. */
  invoiced: Invoice[];
  /** Payments and refunds of the period. */
  received: Payment[];
  writtenOff: Payment[];
  /** Not fully paid at the end of the period, with their balances then, whenever issued, overdue ones included. */
  outstanding: Invoice[];
  overdue: Invoice[];
}

/** A caseload's invoices, and its payments from some day on: from the first day of the report. */
interface Money {
  invoices: readonly Invoice[];
  payments: readonly Payment[];
  /** Whose payments are counted as received, unless null; on invoices there may be those of a sibling. */
  clientId: number | null;
}

/**
 * Returns the invoices of each revenue figure; outstanding ones as of the period's last day, or `today` if that is
 * earlier.
 */
export function revenueRows(
  { invoices, payments, clientId }: Money,
  period: Period,
  { today, timeZone }: { today: Day; timeZone: TimeZone },
): RevenueRows {
  const { from, until } = momentsOf(period, timeZone);
  const isIn = (moment: string) => moment >= from && moment < until;
  const day = balanceDayOf(period, today);
  const outstanding = unpaidOn(day, { invoices, payments }, timeZone);
  const ofPeriod = payments.filter(
    (payment) =>
      payment.date >= period.from &&
      payment.date < period.until &&
      (clientId === null || payment.clientId === clientId),
  );
  return {
    invoiced: invoices.filter(({ dateIssued }) => isIn(dateIssued)),
    received: ofPeriod.filter(({ kind }) => kind !== 'write-off'),
    writtenOff: ofPeriod.filter(({ kind }) => kind === 'write-off'),
    outstanding,
    // An invoice set to overdue manually has no date for it: it counts from today on, or after the due date.
    overdue: outstanding.filter(
      ({ status, dueDate }) => dueDate < day || (day === today && status === 'overdue'),
    ),
  };
}

/** Returns the invoices that were issued but not fully paid at the end of a day, with what was left then. */
function unpaidOn(day: Day, { invoices, payments }: Omit<Money, 'clientId'>, timeZone: TimeZone): Invoice[] {
  const end = startOfDay(plusDays(day, 1), timeZone);
  const since = appliedAfter(day, payments);
  return invoices
    .filter(({ dateIssued }) => dateIssued < end)
    .map((invoice) => ({ ...invoice, balance: invoice.balance + (since.get(invoice.id) ?? 0) }))
    .filter(({ balance }) => balance > 0);
}

/** Returns what went to invoices after a day, less what refunds after it took from earlier payments. */
function appliedAfter(day: Day, payments: readonly Payment[]): ReadonlyMap<number, number> {
  const later = payments.filter(({ date }) => date > day);
  const laterIds = new Set(later.map(({ id }) => id));
  const applied = new Map<number, number>();
  for (const { kind, refundOf, applications } of later) {
    // A refunded part of a payment of these days is no longer on an invoice.
    if (refundOf !== null && laterIds.has(refundOf)) continue;
    for (const { invoiceId, amount } of applications) {
      const cents = kind === 'refund' ? -amount : amount;
      applied.set(invoiceId, (applied.get(invoiceId) ?? 0) + cents);
    }
  }
  return applied;
}

export interface RevenueSlice {
  slice: TimeSlice;
  invoiced: Invoice[];
  received: Payment[];
}

/** Returns what was invoiced and what was received over time, oldest first. */
export function revenueOverTime(
  { invoiced, received }: Pick<RevenueRows, 'invoiced' | 'received'>,
  period: Period,
  timeZone: TimeZone,
): RevenueSlice[] {
  const slices = slicesOf(period);
  const issued = rowsBySlice(invoiced, slices, ({ dateIssued }) => dateIssued, timeZone);
  const came = rowsBySlice(received, slices, ({ date }) => date);
  return slices.map((slice, index) => ({
    slice,
    invoiced: issued[index] ?? [],
    received: came[index] ?? [],
  }));
}

export const agingBands = ['0-30', '31-60', '61-90', 'over 90'] as const;
export type AgingBand = (typeof agingBands)[number];
export type Aging = Record<AgingBand, Invoice[]>;

/** Groups the invoices that are not fully paid on the day `today` by the days since they were issued. */
export function agingOf(money: Omit<Money, 'clientId'>, today: Day, timeZone: TimeZone): Aging {
  const [days30 = '', days60 = '', days90 = ''] = [30, 60, 90].map((days) =>
    startOfDay(plusDays(today, -days), timeZone),
  );
  const bands: Aging = { '0-30': [], '31-60': [], '61-90': [], 'over 90': [] };
  for (const invoice of unpaidOn(today, money, timeZone)) {
    const { dateIssued } = invoice;
    if (dateIssued >= days30) bands['0-30'].push(invoice);
    else if (dateIssued >= days60) bands['31-60'].push(invoice);
    else bands[dateIssued >= days90 ? '61-90' : 'over 90'].push(invoice);
  }
  return bands;
}

export interface UnbilledClient {
  clientId: number;
  sessions: Session[];
  /** In cents. */
  worth: number;
}

/** Returns billable sessions without an invoice. */
export function unbilledSessions(
  sessions: readonly Session[],
  invoices: readonly Pick<Invoice, 'sessionIds'>[],
): Session[] {
  const billed = new Set(invoices.flatMap(({ sessionIds }) => sessionIds));
  return sessions.filter(
    (session) => isBillableSession(session) && session.noteStatus !== 'withdrawn' && !billed.has(session.id),
  );
}

/** Returns unbilled sessions by client, highest amount first. */
export function unbilledByClient(open: readonly Session[], pricing: Pricing): UnbilledClient[] {
  return [...Map.groupBy(open, ({ clientId }) => clientId)]
    .map(([clientId, own]) => ({ clientId, sessions: own, worth: priceOfAll(own, pricing) }))
    .sort((a, b) => b.worth - a.worth || a.clientId - b.clientId);
}

/** Returns what is left to pay on invoices, in cents. */
export function balancesOf(invoices: readonly Pick<Invoice, 'balance'>[]): number {
  return invoices.reduce((sum, { balance }) => sum + balance, 0);
}

/** Returns what came in, in cents: payments less refunds. */
export function receivedOf(payments: readonly Pick<Payment, 'kind' | 'amount'>[]): number {
  return payments.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? -amount : amount), 0);
}

/** What came in by one method, or from one child or payer. */
export interface ReceivedGroup<Key> {
  key: Key;
  payments: Payment[];
  /** In cents. */
  received: number;
}

/** Groups payments and refunds by a key, the highest sum first. */
export function receivedBy<Key>(
  payments: readonly Payment[],
  keyOf: (payment: Payment) => Key,
): ReceivedGroup<Key>[] {
  return [...Map.groupBy(payments, keyOf)]
    .map(([key, own]) => ({ key, payments: own, received: receivedOf(own) }))
    .sort((one, other) => other.received - one.received);
}
