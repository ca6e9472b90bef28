import type { NewInvoice } from '#domain/billing/invoices/invoice.ts';

/** An invoice as it is sent to be issued; state the client and what stands on it, and what matters. */
export function buildInvoice(changes: Partial<NewInvoice> & Pick<NewInvoice, 'clientId'>): NewInvoice {
  return { amount: 12_000, description: 'Occupational therapy, October', ...changes };
}
