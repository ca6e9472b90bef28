import type { InvoiceLine } from '#domain/billing/invoices/invoice-line.ts';
import { splitByWeights } from '#domain/platform/money.ts';

/** An invoice with what was paid on it, in whole cents. */
export interface PaidInvoice {
  id: number;
  lines: readonly InvoiceLine[];
  paid: number;
}

/** What a session costs on its invoice and what was paid of it, in whole cents. */
export interface SessionCharge {
  invoiceNumber: number;
  charge: number;
  paid: number;
}

/**
 * Returns the charges of the sessions on an invoice, by the session's id: each line less its share of a negative
 * adjustment. A positive adjustment is not claimed. What was paid goes to the lines in the order of their days.
 */
export function chargesOf({ id, lines, paid }: PaidInvoice): Map<number, SessionCharge> {
  const services = lines.filter(({ kind }) => kind !== 'adjustment');
  const adjusted = lines.reduce((sum, { kind, cents }) => (kind === 'adjustment' ? sum + cents : sum), 0);
  const reductions = splitByWeights(
    Math.max(0, -adjusted),
    services.map(({ cents }) => cents),
  );
  const charges = services.map((line, index) => ({ line, charge: line.cents - (reductions[index] ?? 0) }));
  const found = new Map<number, SessionCharge>();
  let left = paid;
  for (const { line, charge } of charges.toSorted((one, other) => compareDays(one.line, other.line))) {
    const part = Math.min(left, charge);
    left -= part;
    if (line.sessionId !== null) found.set(line.sessionId, { invoiceNumber: id, charge, paid: part });
  }
  return found;
}

function compareDays({ day: one }: InvoiceLine, { day: other }: InvoiceLine): number {
  if (one === other) return 0;
  return (one ?? '') < (other ?? '') ? -1 : 1;
}
