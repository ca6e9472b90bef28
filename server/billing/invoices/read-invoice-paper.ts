import { paperOf } from '#domain/billing/billing-documents/paper.ts';
import { type InvoicePaper, revisedInvoice } from '#domain/billing/invoices/invoice-paper.ts';
import { writeInvoicePaper } from '#domain/billing/invoices/write-invoice-paper.ts';
import { findBillingDetails } from '#server/billing/billing-details/billing-details-store.ts';
import { findLastCopy } from '#server/billing/billing-documents/billing-document-store.ts';
import type { IssuingPractice } from '#server/billing/billing-documents/issuing-practice.ts';
import type { PaperCopy } from '#server/billing/billing-documents/paper-copy.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { findRecipient } from './bill-of-invoice.ts';
import { getInvoice } from './invoice-store.ts';

/** Reads what an invoice says on paper today. Throws 404 if it is not the therapist's. */
export async function readInvoicePaper(
  queries: CaseloadQueries,
  id: number,
  practice: IssuingPractice,
): Promise<PaperCopy<InvoicePaper>> {
  const invoice = await getInvoice(queries, id, practice.today);
  const { clientId } = invoice;
  const client = await getClient(queries, clientId);
  const recipient = await findRecipient(queries, id);
  const details = await findBillingDetails(queries, clientId);
  const copy = writeInvoicePaper({ invoice, client, recipient, billTo: details?.billTo ?? null }, practice);
  const last = await findLastCopy(queries, { kind: 'invoice', clientId, invoiceNumber: id });
  const sent = last && paperOf(last);
  const sentInvoice = sent?.kind === 'invoice' ? sent : undefined;
  return { paper: revisedInvoice(copy, sentInvoice, practice.today), clientId, last };
}
