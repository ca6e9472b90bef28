import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { hideRecord } from './shown-records.ts';

interface Deletion {
  /** The query key of the record's kind; the record's own is this and its id. */
  key: QueryKey;
  id: number;
  /** Leaves the record's page. */
  leave: () => Promise<void> | void;
  /** Whether a query may have shown the record; by default, those of its kind. */
  isTouched?: (query: Query) => boolean;
}

/**
 * After a record was deleted: removes it from all lists, leaves its page, and refetches queries that may have shown
 * it. Its own open page would only receive a 404.
 */
export async function leaveDeleted(queries: QueryClient, { key, id, leave, isTouched }: Deletion) {
  await hideRecord(queries, key, id);
  const filter = isTouched ? { predicate: isTouched } : { queryKey: key };
  await queries.invalidateQueries({ ...filter, refetchType: 'none' });
  await leave();
  forgetWhenUnseen(queries, [...key, id]);
}

/** Removes a deleted record from the cache once no page shows it: a page that still did would request it in vain. */
export function forgetWhenUnseen(queries: QueryClient, queryKey: QueryKey): void {
  const cache = queries.getQueryCache();
  const record = cache.find({ queryKey });
  if (!record) return;
  const stop = cache.subscribe(forgetUnseen);
  forgetUnseen();

  function forgetUnseen(): void {
    if (!record || record.getObserversCount() > 0) return;
    stop();
    cache.remove(record);
  }
}
