import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BillingDetailsChange } from '#domain/billing/billing-details/billing-details.ts';
import { ownRatesOf } from '#domain/billing/invoices/session-price.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/billing-details';

const billingDetailsList = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/billing-details'),
});

/** Loads the billing details of all clients who have any. */
export function useBillingDetails() {
  return useQuery(billingDetailsList);
}

/** Loads the own prices of families; `data` is undefined until they are there. */
export function useOwnRates() {
  const query = useBillingDetails();
  const data = useMemo(() => query.data && ownRatesOf(query.data), [query.data]);
  return { data, query };
}

/** Saves fields of a client's billing details. */
export function useSaveBillingDetails(clientId: number) {
  return useRecordMutation({
    call: (change: BillingDetailsChange) => saveDetails(clientId, change),
    refreshes: [[path]],
    success: { title: 'Billing Details Saved', description: 'The billing details have been saved.' },
    failure: 'Update Failed',
  });
}

/** Bills a client in the account of another child. */
export function useBillTogether(clientId: number) {
  return useRecordMutation({
    call: ({ holderId, updatedAt }: { holderId: number; updatedAt: string | null }) =>
      saveDetails(clientId, { billedWithId: holderId, updatedAt }),
    refreshes: [[path]],
    success: { title: 'Billed Together', description: 'Both children are in one account.' },
    failure: 'Update Failed',
  });
}

/** Gives a client an account of its own again. */
export function useBillApart(clientId: number) {
  return useRecordMutation({
    call: (updatedAt: string) => saveDetails(clientId, { billedWithId: null, updatedAt }),
    refreshes: [[path]],
    success: { title: 'Billed Apart', description: 'The child has an account of its own again.' },
    failure: 'Update Failed',
  });
}

function saveDetails(clientId: number, change: BillingDetailsChange) {
  return request('PUT /api/clients/:id/billing-details', { id: clientId, body: change });
}
