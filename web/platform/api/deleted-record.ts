import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { hideRecord } from './shown-records.ts';

interface Deletion {
  /** The key of all queries of the record's kind; its own is this and its id. */
  key: QueryKey;
  id: number;
  /** Moves on from the record's page. */
  leave: () => Promise<void> | void;
  /** Whether a query may have shown something of the record; those of its kind unless stated. */
  isTouched?: (query: Query) => boolean;
}

/**
 * After a record was deleted: no list shows it any more, its page is left, and what may have shown something of it is
 * read again where it is next in sight. Its own page, still open, would only be told that it is gone.
 */
export async function leaveDeleted(queries: QueryClient, { key, id, leave, isTouched }: Deletion) {
  await hideRecord(queries, key, id);
  const filter = isTouched ? { predicate: isTouched } : { queryKey: key };
  await queries.invalidateQueries({ ...filter, refetchType: 'none' });
  await leave();
  forgetWhenUnseen(queries, [...key, id]);
}

/** Forgets a deleted record as soon as no page shows it: one that still did would ask for it again, in vain. */
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
