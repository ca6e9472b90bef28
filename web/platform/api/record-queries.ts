import type { Query } from '@tanstack/react-query';
import { userKey } from './query-client.ts';

/** Whether a query reads records of the practice, rather than who is signed in. */
export function isOfRecords(query: Query): boolean {
  return query.queryKey[0] !== userKey[0];
}
