import { queryOptions, useQuery } from '@tanstack/react-query';
import { wasEverChanged } from '#web/platform/api/caseload-version.ts';
import { request } from '#web/platform/api/request.ts';

/** Loads the bill that an invoice is part of; null if it is part of none. Without any bill, nothing is asked for. */
export function useVoucherOfInvoice(invoiceId: number) {
  return useQuery({ ...vouchersOf([invoiceId]), select: (vouchers) => vouchers.at(0) ?? null });
}

/** Loads which of these invoices are part of a bill that an organization pays, with one call for all. */
export function useBilledToPayers(invoiceIds: readonly number[]) {
  return useQuery({
    ...vouchersOf(invoiceIds),
    enabled: invoiceIds.length > 0 && wasEverChanged('vouchers'),
    select: (vouchers) =>
      new Set(vouchers.flatMap(({ parts }) => parts.flatMap(({ invoiceId }) => invoiceId ?? []))),
  });
}

function vouchersOf(invoiceIds: readonly number[]) {
  return queryOptions({
    enabled: wasEverChanged('vouchers'),
    queryKey: ['/api/vouchers', 'invoices', ...invoiceIds],
    queryFn: () => request('GET /api/vouchers', { query: { invoiceIds: invoiceIds.join(',') } }),
  });
}
