import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import type { ReceiptPaper } from '#domain/billing/payments/receipt-paper.ts';
import { paperPracticeOf } from '#domain/people/practice/paper-practice.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import { findRecipient } from '#server/billing/invoices/bill-of-invoice.ts';
import { getStoredInvoice } from '#server/billing/invoices/invoice-store.ts';
import { getOrganization } from '#server/billing/organizations/organization-store.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { Letterhead } from '#server/people/practice/pdf-page.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';

/** Reads what the receipt of a payment says on paper. Throws 400 for a refund or write-off, 409 for a void payment. */
export async function readReceiptPaper(
  queries: CaseloadQueries,
  payment: Payment,
  practice: Letterhead,
): Promise<ReceiptPaper> {
  if (payment.kind !== 'payment') throw invalid('Only a payment has a receipt');
  if (payment.voidedAt !== null) throw conflict('This payment is void, so it has no receipt');
  const invoices: ReceiptPaper['invoices'] = [];
  for (const { invoiceId, clientId, amount } of payment.applications) {
    const invoice = await getStoredInvoice(queries, invoiceId);
    const recipient = await findRecipient(queries, invoiceId);
    const child = recipient?.child ?? fullNameOf(await getClient(queries, clientId));
    invoices.push({ number: invoiceId, child, cents: amount, lines: servicesOf(invoice) });
  }
  const { id: number, date: receivedOn, method, reference, amount, unapplied: credit } = payment;
  return {
    ...{ kind: 'receipt', number, practice: paperPracticeOf(practice), receivedOn, method, reference },
    ...{ from: await readSender(queries, payment), amount, credit, invoices },
  };
}

function servicesOf({ lines }: Invoice): ReceiptPaper['invoices'][number]['lines'] {
  return lines.map(({ day, label, cents }) => ({ day, label, cents }));
}

async function readSender(
  queries: CaseloadQueries,
  { receivedFrom, clientId, organizationId }: Payment,
): Promise<string> {
  if (receivedFrom) return receivedFrom;
  if (organizationId !== null) return (await getOrganization(queries, organizationId)).name;
  return clientId === null ? '' : `The family of ${fullNameOf(await getClient(queries, clientId))}`;
}
