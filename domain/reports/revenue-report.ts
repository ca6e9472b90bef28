import { type Day, dayOf, daysBetween, type TimeZone } from '#domain/dates.ts';
import { isBillableSession } from '#domain/invoices/billable-sessions.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { type MinuteRates, suggestedAmountCents } from '#domain/invoices/invoice-amount.ts';
import type { Session } from '#domain/sessions/session.ts';
import { momentsOf, type Period } from './report-period.ts';

export interface RevenueReport {
  /** Cents of the invoices issued in the period. */
  invoiced: number;
  /** Cents of the invoices paid in the period, whenever issued. */
  paid: number;
  /** Cents of the invoices issued in the period and not paid yet, overdue ones among them. */
  outstanding: number;
  overdue: number;
}

/** The invoices behind each figure of a period, of one client when given. */
export function revenueRows(
  invoices: readonly Invoice[],
  period: Period,
  timeZone: TimeZone,
  clientId: number | null = null,
): Record<keyof RevenueReport, Invoice[]> {
  const { from, until } = momentsOf(period, timeZone);
  const isIn = (moment: string) => moment >= from && moment < until;
  const own = invoices.filter((invoice) => clientId === null || invoice.clientId === clientId);
  const invoiced = own.filter(({ dateIssued }) => isIn(dateIssued));
  return {
    invoiced,
    paid: own.filter(({ datePaid }) => datePaid !== null && isIn(datePaid)),
    outstanding: invoiced.filter(({ status }) => status !== 'paid'),
    overdue: invoiced.filter(({ status }) => status === 'overdue'),
  };
}

/** What a period brought in, in cents, of one client when given. */
export function revenueReport(
  invoices: readonly Invoice[],
  period: Period,
  timeZone: TimeZone,
  clientId: number | null = null,
): RevenueReport {
  const rows = revenueRows(invoices, period, timeZone, clientId);
  return {
    invoiced: sumOf(rows.invoiced),
    paid: sumOf(rows.paid),
    outstanding: sumOf(rows.outstanding),
    overdue: sumOf(rows.overdue),
  };
}

export const agingBands = ['0-30', '31-60', '61-90', 'over 90'] as const;
export type AgingBand = (typeof agingBands)[number];

/** The unpaid invoices on the day `today`, by how many days ago they were issued. */
export function agingOf(
  invoices: readonly Invoice[],
  today: Day,
  timeZone: TimeZone,
): Record<AgingBand, Invoice[]> {
  const bands: Record<AgingBand, Invoice[]> = { '0-30': [], '31-60': [], '61-90': [], 'over 90': [] };
  for (const invoice of invoices) {
    if (invoice.status === 'paid') continue;
    bands[bandOf(daysBetween(dayOf(invoice.dateIssued, timeZone), today))].push(invoice);
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

function bandOf(days: number): AgingBand {
  if (days <= 30) return '0-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : 'over 90';
}
