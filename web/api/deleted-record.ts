import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

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

/** Has everything under `all` read again that a deleted record stood in, but not the record itself. */
export async function rereadWithout(queries: QueryClient, all: QueryKey, deleted: QueryKey): Promise<void> {
  forgetWhenUnseen(queries, deleted);
  const deletedHash = hashKey(deleted);
  await queries.invalidateQueries({ queryKey: all, predicate: ({ queryHash }) => queryHash !== deletedHash });
}
