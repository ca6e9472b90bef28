import type { Day } from '#domain/dates.ts';
import {
  type BilledSession,
  type InvoiceLine,
  linesFor,
  type Pricing,
  withAdjustment,
} from '#domain/invoices/invoice-line.ts';

/** What was billed, as rows from before invoices kept their lines; it is never changed again. */
export interface RowsThen {
  invoices: { id: number; therapist_id: number; client_id: number; amount: number }[];
  sessions: (BilledSession & { invoice_id: number })[];
  annuals: { id: number; date: Day; amount: number; invoice_id: number | null }[];
}

export type LineRowThen = ReturnType<typeof lineRow>;

/** The lines that these invoices would be printed with, as rows. */
export function lineRowsThen({ invoices, sessions, annuals }: RowsThen, pricing: Pricing): LineRowThen[] {
  const sessionsOn = Map.groupBy(sessions, (row) => row.invoice_id);
  const annualsOn = Map.groupBy(annuals, (row) => row.invoice_id);
  return invoices.flatMap((invoice) => {
    const records = {
      sessions: sessionsOn.get(invoice.id) ?? [],
      annuals: annualsOn.get(invoice.id) ?? [],
    };
    const lines = withAdjustment(linesFor(records, [], pricing), invoice.amount);
    return lines.map((line, index) => lineRow(invoice, line, index + 1));
  });
}

/** The part of a sealed record that said what was billed. */
export interface SealedBefore {
  invoices: RowsThen['invoices'];
  sessions: BilledSession[];
  annuals: RowsThen['annuals'];
  invoiceSessions: { session_id: number; invoice_id: number }[];
}

/** Whether a sealed record names the sessions on its invoices, and no lines. */
export function isSealedBefore(record: unknown): record is SealedBefore {
  return record !== null && typeof record === 'object' && 'invoiceSessions' in record;
}

/** A sealed record with lines in place of the sessions on its invoices. */
export function sealedWithLines<Sealed extends SealedBefore>(
  { invoiceSessions, ...record }: Sealed,
  pricing: Pricing,
) {
  const invoiceOf = new Map(invoiceSessions.map((row) => [row.session_id, row.invoice_id]));
  const sessions = record.sessions.flatMap((session) => {
    const invoiceId = invoiceOf.get(session.id);
    return invoiceId === undefined ? [] : [{ ...session, invoice_id: invoiceId }];
  });
  const { invoices, annuals } = record;
  return { ...record, invoiceLines: lineRowsThen({ invoices, annuals, sessions }, pricing) };
}

function lineRow(
  { therapist_id, client_id, id }: RowsThen['invoices'][number],
  { kind, day, minutes, type, status, label, rate, cents, sessionId, annualId }: InvoiceLine,
  position: number,
) {
  const billed = { session_id: sessionId, annual_id: annualId };
  const line = { position, kind, day, minutes, type, status, label, rate, cents };
  return { therapist_id, client_id, invoice_id: id, ...line, ...billed };
}
