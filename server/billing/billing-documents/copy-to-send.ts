import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import type { MailedPaper } from '#domain/billing/billing-documents/message-batch.ts';
import type { ReceiptPaper } from '#domain/billing/payments/receipt-paper.ts';
import { findRecipient } from '#server/billing/invoices/bill-of-invoice.ts';
import { readInvoicePaper } from '#server/billing/invoices/read-invoice-paper.ts';
import { getPayment } from '#server/billing/payments/payment-store.ts';
import { readReceiptPaper } from '#server/billing/payments/read-receipt-paper.ts';
import { readStatementPaper } from '#server/billing/payments/read-statement-paper.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { findLastCopy, getBillingDocument } from './billing-document-store.ts';
import { issueCopy } from './issue-copy.ts';
import type { IssuingPractice } from './issuing-practice.ts';
import type { PaperCopy } from './paper-copy.ts';

/**
 * Returns the document of a paper that is to be sent: a stored one, or the copy as it reads now. Throws 404 for what is
 * another therapist's, 409 for what goes to no family.
 */
export async function copyToSend(
  queries: CaseloadWrites,
  sent: MailedPaper,
  practice: IssuingPractice,
): Promise<BillingDocument> {
  switch (sent.kind) {
    case 'invoice': {
      const copy = await readInvoicePaper(queries, sent.invoiceId, practice);
      if ((await findRecipient(queries, sent.invoiceId)) !== null) {
        throw conflict(
          `Invoice ${sent.invoiceId} is part of a bill to an organization. Send that bill instead`,
        );
      }
      return issueCopy(queries, copy);
    }
    case 'receipt':
      return issueCopy(queries, await readReceiptCopy(queries, sent.paymentId, practice));
    case 'statement': {
      const { clientId, from, to: until } = sent;
      return issueCopy(queries, await readStatementPaper(queries, { clientId, from, until }, practice));
    }
    case 'document': {
      const document = await getBillingDocument(queries, sent.billingDocumentId);
      if (document.voidedAt !== null) throw conflict('This document is void. Send one that holds');
      return document;
    }
  }
}

async function readReceiptCopy(
  queries: CaseloadQueries,
  paymentId: number,
  practice: IssuingPractice,
): Promise<PaperCopy<ReceiptPaper>> {
  const payment = await getPayment(queries, paymentId);
  const paper = await readReceiptPaper(queries, payment, practice);
  const { clientId } = payment;
  if (clientId === null) {
    throw conflict(
      `Payment ${paymentId} is of an organization or a deleted client, so no family gets its receipt`,
    );
  }
  const last = await findLastCopy(queries, { kind: 'receipt', clientId, paymentNumber: paymentId });
  return { paper, clientId, last };
}
