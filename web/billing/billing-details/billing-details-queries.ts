import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ownRatesOf } from '#domain/billing/invoices/session-price.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/billing-details';

const billingDetailsList = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/billing-details'),
});

/** Loads the billing details of all clients who have any. */
function useBillingDetails() {
  return useQuery(billingDetailsList);
}

/** Loads the own prices of families; `data` is undefined until they are there. */
export function useOwnRates() {
  const query = useBillingDetails();
  const data = useMemo(() => query.data && ownRatesOf(query.data), [query.data]);
  return { data, query };
}
