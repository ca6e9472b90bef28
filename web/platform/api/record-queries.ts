import type { Query } from '@tanstack/react-query';
import { userKey } from './query-client.ts';

/** Returns whether a query is about records, not the signed-in user. */
export function isOfRecords(query: Query): boolean {
  return query.queryKey[0] !== userKey[0];
}
