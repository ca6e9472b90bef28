import { useQueries } from '@tanstack/react-query';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import type { OpenAmount } from '#domain/billing/payments/planned-payment.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { invoiceQueries } from '#web/billing/invoices/invoice-queries.ts';
import { voucherOfInvoice } from '#web/billing/vouchers/use-voucher-of-invoice.ts';
import { loadedTogether } from '#web/platform/api/loaded-together.ts';
import { useAccount } from './account-queries.ts';

/** An invoice with something left to pay. */
export interface OpenInvoice extends OpenAmount {
  dateIssued: Instant;
}

/** Loads what a client's family owes and has as credit, with the invoices of all children who share the account. */
export function useClientAccount(clientId: number | null) {
  const account = useAccount(clientId);
  const invoices = useFamilyInvoices(account.data?.clientIds ?? [], []);
  const { balance, credit } = account.data ?? {};
  const isLoaded = balance !== undefined && credit !== undefined && invoices.data !== undefined;
  return {
    data: isLoaded ? { open: invoices.data, balance, credit } : undefined,
    ...loadedTogether([account, invoices]),
  };
}

/** Loads the invoices that a payment can go to; what it has on them already is free for it. */
export function useInvoicesOfPayment({ clientId, applications }: Payment) {
  const account = useAccount(clientId);
  const invoices = useFamilyInvoices(account.data?.clientIds ?? [], applications);
  return { data: account.data && invoices.data, ...loadedTogether([account, invoices]) };
}

function useFamilyInvoices(clientIds: readonly number[], own: readonly OpenAmount[]) {
  const invoices = useQueries({ queries: clientIds.map((id) => invoiceQueries.ofClient(id)) });
  const open = invoices
    .flatMap(({ data = [] }) => data)
    .map((invoice) => openOf(invoice, own))
    .filter(({ amount }) => amount > 0);
  // What an organization is billed for, the family does not owe.
  const bills = useQueries({ queries: open.map(({ invoiceId }) => voucherOfInvoice(invoiceId)) });
  const isLoaded = !invoices.some(({ isPending }) => isPending) && !bills.some(({ isLoading }) => isLoading);
  return {
    data: isLoaded ? open.filter((_, index) => !bills[index]?.data).toSorted(byIssue) : undefined,
    isError: [...invoices, ...bills].some(({ isError }) => isError),
    ...loadedTogether([...invoices, ...bills]),
  };
}

function openOf({ id, balance, dateIssued }: Invoice, own: readonly OpenAmount[]): OpenInvoice {
  const free = own.find(({ invoiceId }) => invoiceId === id)?.amount ?? 0;
  return { invoiceId: id, amount: balance + free, dateIssued };
}

function byIssue(one: OpenInvoice, other: OpenInvoice): number {
  if (one.dateIssued !== other.dateIssued) return one.dateIssued < other.dateIssued ? -1 : 1;
  return one.invoiceId - other.invoiceId;
}
