import { isBillableSession } from '#domain/billing/invoices/billable-sessions.ts';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { type Pricing, priceOfAll } from '#domain/billing/invoices/session-price.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { type Day, plusDays, startOfDay, type TimeZone } from '#domain/platform/dates.ts';
import { balanceDayOf, momentsOf, type Period } from './report-period.ts';
import { rowsBySlice, slicesOf, type TimeSlice } from './time-slices.ts';

/** The invoices from which a period's revenue is computed. */
export interface RevenueRows {
  /** Issued in the period. */
  invoiced: Invoice[];
  /** Paid in the period, whenever issued. */
  paid: Invoice[];
  /** Unpaid at the end of the period, whenever issued, overdue ones included. */
  outstanding: Invoice[];
  overdue: Invoice[];
}

/**
 * Returns the invoices of each revenue figure; outstanding ones as of the period's last day, or `today` if that is
 * earlier.
 */
export function revenueRows(
  invoices: readonly Invoice[],
  period: Period,
  { today, timeZone }: { today: Day; timeZone: TimeZone },
): RevenueRows {
  const { from, until } = momentsOf(period, timeZone);
  const isIn = (moment: string) => moment >= from && moment < until;
  const day = balanceDayOf(period, today);
  const outstanding = unpaidOn(day, invoices, timeZone);
  return {
    invoiced: invoices.filter(({ dateIssued }) => isIn(dateIssued)),
    paid: invoices.filter(({ datePaid }) => datePaid !== null && isIn(datePaid)),
    outstanding,
    // An invoice set to overdue manually has no date for it: it counts from today on, or after the due date.
    overdue: outstanding.filter(
      ({ status, dueDate }) => dueDate < day || (day === today && status === 'overdue'),
    ),
  };
}

/** Returns the invoices that were issued but unpaid at the end of a day. */
function unpaidOn(day: Day, invoices: readonly Invoice[], timeZone: TimeZone): Invoice[] {
  const end = startOfDay(plusDays(day, 1), timeZone);
  return invoices.filter(
    ({ dateIssued, datePaid }) => dateIssued < end && (datePaid === null || datePaid >= end),
  );
}

export interface RevenueSlice {
  slice: TimeSlice;
  invoiced: Invoice[];
  paid: Invoice[];
}

/** Returns what was invoiced and what was paid over time, oldest first. */
export function revenueOverTime(
  { invoiced, paid }: Pick<RevenueRows, 'invoiced' | 'paid'>,
  period: Period,
  timeZone: TimeZone,
): RevenueSlice[] {
  const slices = slicesOf(period);
  const issued = rowsBySlice(invoiced, slices, ({ dateIssued }) => dateIssued, timeZone);
  const settled = rowsBySlice(paid, slices, ({ datePaid }) => datePaid ?? '', timeZone);
  return slices.map((slice, index) => ({
    slice,
    invoiced: issued[index] ?? [],
    paid: settled[index] ?? [],
  }));
}

export const agingBands = ['0-30', '31-60', '61-90', 'over 90'] as const;
export type AgingBand = (typeof agingBands)[number];
export type Aging = Record<AgingBand, Invoice[]>;

/** Groups the unpaid invoices on the day `today` by the days since they were issued. */
export function agingOf(invoices: readonly Invoice[], today: Day, timeZone: TimeZone): Aging {
  const [days30 = '', days60 = '', days90 = ''] = [30, 60, 90].map((days) =>
    startOfDay(plusDays(today, -days), timeZone),
  );
  const bands: Aging = { '0-30': [], '31-60': [], '61-90': [], 'over 90': [] };
  for (const invoice of unpaidOn(today, invoices, timeZone)) {
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

/** Returns the sum of invoices in cents. */
export function sumOf(invoices: readonly Pick<Invoice, 'amount'>[]): number {
  return invoices.reduce((sum, { amount }) => sum + amount, 0);
}
