import { invoiceRecord } from '#domain/billing/invoices/invoice.ts';
import type { ChosenInvoice } from '#domain/billing/payments/payment.ts';
import { formatCents } from '#domain/platform/money.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict, invalid, notFound } from '#server/platform/http/errors.ts';
import { type AccountOwner, belongsTo } from './accounts.ts';
import { readSums, withBalance } from './invoice-sums.ts';

/** How much goes to an invoice. */
export interface InvoiceToPay extends ChosenInvoice {
  clientId: number;
}

/**
 * Returns the chosen invoices with their clients. Throws 404 for one that is not there, 400 for one of another account,
 * 409 for one with less open; what the payment has on it so far (`current`) is free for it.
 */
export async function checkedInvoices(
  queries: CaseloadQueries,
  owner: AccountOwner,
  chosen: readonly ChosenInvoice[],
  current: readonly ChosenInvoice[] = [],
): Promise<InvoiceToPay[]> {
  const checked: InvoiceToPay[] = [];
  const sums = await readSums(
    queries,
    chosen.map(({ invoiceId }) => invoiceId),
  );
  for (const { invoiceId, amount } of chosen) {
    const invoice = await queries.find(invoiceRecord, invoiceId);
    if (!invoice) throw notFound('One of the invoices could not be found');
    if (!(await belongsTo(queries, owner, invoice)))
      throw invalid('This invoice is billed to another family', 'applications');
    const own = current.find((part) => part.invoiceId === invoiceId)?.amount ?? 0;
    const open = withBalance(invoice, sums).balance + own;
    if (amount > open) throw conflict(`Invoice ${invoiceId} has ${formatCents(open)} open`, 'applications');
    checked.push({ invoiceId, amount, clientId: invoice.clientId });
  }
  return checked;
}
