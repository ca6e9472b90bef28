import { isBillableSession } from '#domain/billing/invoices/billable-sessions.ts';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { type MinuteRates, suggestedAmountCents } from '#domain/billing/invoices/invoice-amount.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { type Day, plusDays, startOfDay, type TimeZone } from '#domain/platform/dates.ts';
import { balanceDayOf, momentsOf, type Period } from './report-period.ts';
import { rowsBySlice, slicesOf, type TimeSlice } from './time-slices.ts';

/** The invoices behind what a period brought in. */
export interface RevenueRows {
  /** Issued in the period. */
  invoiced: Invoice[];
  /** Paid in the period, whenever issued. */
  paid: Invoice[];
  /** Unpaid at the end of the period, whenever issued, overdue ones among them. */
  outstanding: Invoice[];
  overdue: Invoice[];
}

/** The invoices behind each figure of a period; what was owed is that of its last day, or of `today` until then. */
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
    // Set to overdue by hand says nothing of when: it counts from today on, or once the due date has passed.
    overdue: outstanding.filter(
      ({ status, dueDate }) => dueDate < day || (day === today && status === 'overdue'),
    ),
  };
}

/** The invoices that had been issued and not been paid when a day ended. */
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

/** What was invoiced and what was paid over time, oldest first. */
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

/** The unpaid invoices on the day `today`, by how many days ago they were issued. */
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
  /** Cents at the practice's rates. */
  worth: number;
}

/** Sessions that may be billed and are on no invoice, by client, the largest worth first. */
export function unbilledByClient(
  sessions: readonly Session[],
  invoices: readonly Pick<Invoice, 'sessionIds'>[],
  rates: MinuteRates,
): UnbilledClient[] {
  const billed = new Set(invoices.flatMap(({ sessionIds }) => sessionIds));
  const open = sessions.filter((session) => isBillableSession(session) && !billed.has(session.id));
  return [...Map.groupBy(open, ({ clientId }) => clientId)]
    .map(([clientId, own]) => ({ clientId, sessions: own, worth: suggestedAmountCents(own, rates) }))
    .sort((a, b) => b.worth - a.worth || a.clientId - b.clientId);
}

/** The sum of invoices in cents. */
export function sumOf(invoices: readonly Pick<Invoice, 'amount'>[]): number {
  return invoices.reduce((sum, { amount }) => sum + amount, 0);
}
