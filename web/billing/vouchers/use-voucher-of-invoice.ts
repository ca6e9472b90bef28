import { queryOptions, useQuery } from '@tanstack/react-query';
import { wasEverChanged } from '#web/platform/api/caseload-version.ts';
import { request } from '#web/platform/api/request.ts';

/** Loads the bill that an invoice is part of; null if it is part of none. Without any bill, nothing is asked for. */
export function useVoucherOfInvoice(invoiceId: number) {
  return useQuery(voucherOfInvoice(invoiceId));
}

/** The query for the bill that an invoice is part of. */
export function voucherOfInvoice(invoiceId: number) {
  return queryOptions({
    enabled: wasEverChanged('vouchers'),
    queryKey: ['/api/vouchers', 'invoice', invoiceId],
    queryFn: async () => (await request('GET /api/vouchers', { query: { invoiceId } })).at(0) ?? null,
  });
}
