import type { NewInvoice } from '#domain/billing/invoices/invoice.ts';

/** Builds a request to create an invoice; pass the client, its lines, and what matters. */
export function buildInvoice(changes: Partial<NewInvoice> & Pick<NewInvoice, 'clientId'>): NewInvoice {
  return { amount: 12_000, description: 'Occupational therapy, October', ...changes };
}
