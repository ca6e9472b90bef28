import { useQueries, useQuery } from '@tanstack/react-query';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import type { OpenAmount } from '#domain/billing/payments/planned-payment.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { invoiceQueries } from '#web/billing/invoices/invoice-queries.ts';
import { useBilledToPayers } from '#web/billing/vouchers/use-voucher-of-invoice.ts';
import { loadedTogether } from '#web/platform/api/loaded-together.ts';
import { useAccount, usePayerAccount } from './account-queries.ts';

/** An invoice with something left to pay. */
export interface OpenInvoice extends OpenAmount {
  dateIssued: Instant;
}

/** Loads what a payer, or else a client's family, owes and has as credit, with its open invoices. */
export function useAccountOf({ clientId, payerId = null }: AccountQuestion) {
  const ofClient = useClientAccount(payerId === null ? clientId : null);
  const ofPayer = usePayersAccount(payerId);
  return payerId === null ? ofClient : ofPayer;
}

interface AccountQuestion {
  clientId: number | null;
  /** The organization that pays in the family's place. */
  payerId?: number | null | undefined;
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

function usePayersAccount(organizationId: number | null) {
  const account = usePayerAccount(organizationId);
  const invoices = usePayerInvoices(organizationId, []);
  const isLoaded = account.data !== undefined && invoices.data !== undefined;
  return {
    data: isLoaded ? { ...account.data, open: invoices.data } : undefined,
    ...loadedTogether([account, invoices]),
  };
}

/** Loads the invoices that a payment can go to; what it has on them already is free for it. */
export function useInvoicesOfPayment({ clientId, organizationId, applications }: Payment) {
  const account = useAccount(clientId);
  const ofFamily = useFamilyInvoices(account.data?.clientIds ?? [], applications);
  const ofPayer = usePayerInvoices(organizationId, applications);
  if (organizationId !== null) return ofPayer;
  return { data: account.data && ofFamily.data, ...loadedTogether([account, ofFamily]) };
}

function usePayerInvoices(organizationId: number | null, own: readonly OpenAmount[]) {
  return useQuery({
    ...invoiceQueries.ofPayer(organizationId ?? 0),
    enabled: organizationId !== null,
    select: (invoices) =>
      invoices
        .map((invoice) => openOf(invoice, own))
        .filter(({ amount }) => amount > 0)
        .toSorted(byIssue),
  });
}

function useFamilyInvoices(clientIds: readonly number[], own: readonly OpenAmount[]) {
  const invoices = useQueries({ queries: clientIds.map((id) => invoiceQueries.ofClient(id)) });
  const open = invoices
    .flatMap(({ data = [] }) => data)
    .map((invoice) => openOf(invoice, own))
    .filter(({ amount }) => amount > 0);
  // The family does not owe what an organization is billed for.
  const billed = useBilledToPayers(open.map(({ invoiceId }) => invoiceId));
  const isLoaded = !invoices.some(({ isPending }) => isPending) && !billed.isLoading;
  return {
    data: isLoaded
      ? open.filter(({ invoiceId }) => !billed.data?.has(invoiceId)).toSorted(byIssue)
      : undefined,
    isError: [...invoices, billed].some(({ isError }) => isError),
    ...loadedTogether([...invoices, billed]),
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
