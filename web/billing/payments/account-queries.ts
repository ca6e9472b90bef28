import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#web/platform/api/request.ts';

/** What each account owes, who owes most first. */
export const accountList = queryOptions({
  queryKey: ['/api/accounts'],
  queryFn: () => request('GET /api/accounts'),
});

/** Loads what the account of a client owes, and the children who share it. */
export function useAccount(clientId: number | null) {
  return useQuery({
    enabled: clientId !== null,
    queryKey: ['/api/accounts', clientId],
    queryFn: () => request('GET /api/accounts/:id', { id: clientId ?? 0 }),
  });
}
