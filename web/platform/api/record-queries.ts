import type { Query } from '@tanstack/react-query';
import { userKey } from './query-client.ts';

/** Begins the keys of what is counted from many kinds of records, so it is refetched after every save. */
export const servicesOwedKey = ['/api/services-owed'] as const;

/** Returns whether a query is about records, not the signed-in user. */
export function isOfRecords(query: Query): boolean {
  return query.queryKey[0] !== userKey[0];
}
