import { useQueries } from '@tanstack/react-query';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import type { OpenAmount } from '#domain/billing/payments/planned-payment.ts';
import { sumOf } from '#domain/billing/payments/share-out.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { useClientInvoices } from '#web/billing/invoices/invoice-queries.ts';
import { voucherOfInvoice } from '#web/billing/vouchers/use-voucher-of-invoice.ts';
import { loadedTogether } from '#web/platform/api/loaded-together.ts';
import { useClientPayments } from './payment-queries.ts';

/** An invoice with something left to pay. */
export interface OpenInvoice extends OpenAmount {
  dateIssued: Instant;
}

export interface ClientAccount {
  /** The open invoices that the family pays, oldest first, with what is left to pay. */
  open: OpenInvoice[];
  /** What is left to pay on them, in whole cents. */
  balance: number;
  /** What was paid and is on no invoice, in whole cents. */
  credit: number;
}

/** Loads what a client's family owes and has as credit. */
export function useClientAccount(clientId: number | null) {
  const invoices = useFamilyInvoices(clientId, []);
  const payments = useClientPayments(clientId);
  return {
    data: invoices.data && payments.data && accountOf(invoices.data, payments.data),
    ...loadedTogether([invoices, payments]),
  };
}

/** Loads the invoices that a payment can go to; what it has on them already is free for it. */
export function useInvoicesOfPayment({ clientId, applications }: Payment) {
  return useFamilyInvoices(clientId, applications);
}

function useFamilyInvoices(clientId: number | null, own: readonly OpenAmount[]) {
  const invoices = useClientInvoices(clientId);
  const open = (invoices.data ?? [])
    .map((invoice) => openOf(invoice, own))
    .filter(({ amount }) => amount > 0);
  // What an organization is billed for, the family does not owe.
  const bills = useQueries({ queries: open.map(({ invoiceId }) => voucherOfInvoice(invoiceId)) });
  const isLoaded = invoices.data !== undefined && !bills.some(({ isLoading }) => isLoading);
  return {
    data: isLoaded ? open.filter((_, index) => !bills[index]?.data).toSorted(byIssue) : undefined,
    isError: invoices.isError || bills.some(({ isError }) => isError),
    ...loadedTogether([invoices, ...bills]),
  };
}

function openOf({ id, balance, dateIssued }: Invoice, own: readonly OpenAmount[]): OpenInvoice {
  const free = own.find(({ invoiceId }) => invoiceId === id)?.amount ?? 0;
  return { invoiceId: id, amount: balance + free, dateIssued };
}

function accountOf(open: OpenInvoice[], payments: readonly Payment[]): ClientAccount {
  const credit = payments.reduce((sum, { unapplied }) => sum + unapplied, 0);
  return { open, balance: sumOf(open), credit };
}

function byIssue(one: OpenInvoice, other: OpenInvoice): number {
  if (one.dateIssued !== other.dateIssued) return one.dateIssued < other.dateIssued ? -1 : 1;
  return one.invoiceId - other.invoiceId;
}
