import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import type { Day } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import { getStoredInvoice } from '#server/billing/invoices/invoice-store.ts';
import { getOrganization } from '#server/billing/organizations/organization-store.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';

/** An invoice that a payment went to, with the services on it. */
interface PaidInvoice {
  number: number;
  child: string;
  /** What of the payment is on it, in whole cents. */
  cents: number;
  lines: readonly { day: Day | null; label: string; cents: number }[];
}

/** What the receipt of a payment says. */
export interface Receipt {
  payment: Payment;
  from: string;
  invoices: readonly PaidInvoice[];
}

/** Reads the receipt of a payment. Throws 400 for a refund or write-off, 409 for a void payment. */
export async function readReceipt(queries: CaseloadQueries, payment: Payment): Promise<Receipt> {
  if (payment.kind !== 'payment') throw invalid('Only a payment has a receipt');
  if (payment.voidedAt !== null) throw conflict('This payment is void, so it has no receipt');
  const invoices: PaidInvoice[] = [];
  for (const { invoiceId, clientId, amount } of payment.applications) {
    const invoice = await getStoredInvoice(queries, invoiceId);
    const child = fullNameOf(await getClient(queries, clientId));
    invoices.push({ number: invoiceId, child, cents: amount, lines: servicesOf(invoice) });
  }
  return { payment, from: await readSender(queries, payment), invoices };
}

function servicesOf({ lines }: Invoice): PaidInvoice['lines'] {
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
