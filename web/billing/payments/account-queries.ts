import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/platform/api/request.ts';

/** What each account owes, who owes most first. */
export const accountList = queryOptions({
  queryKey: ['/api/accounts'],
  queryFn: () => request('GET /api/accounts'),
});
