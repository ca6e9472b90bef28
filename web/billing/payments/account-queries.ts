import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#web/platform/api/request.ts';

/** What each account owes, who owes most first. */
export const accountList = queryOptions({
  queryKey: ['/api/accounts'],
  queryFn: () => request('GET /api/accounts'),
});

/** Loads what an organization that pays owes; an account without anything open or paid is not in the list. */
export function usePayerAccount(organizationId: number | null) {
  return useQuery({
    ...accountList,
    enabled: organizationId !== null,
    select: (accounts) =>
      accounts.find((account) => account.organizationId === organizationId) ?? { balance: 0, credit: 0 },
  });
}

/** Loads what the account of a client owes, and the children who share it. */
export function useAccount(clientId: number | null) {
  return useQuery({
    enabled: clientId !== null,
    queryKey: ['/api/accounts', clientId],
    queryFn: () => request('GET /api/accounts/:id', { id: clientId ?? 0 }),
  });
}
