import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Identified {
  id: number;
}

/**
 * Shows a change of one record at once, in every list and detail kept under `key`. Gives the function that puts
 * everything back when the server refuses.
 */
export async function showChange<Item extends Identified>(
  queries: QueryClient,
  key: QueryKey,
  id: number,
  change: Partial<Item>,
): Promise<() => void> {
  await queries.cancelQueries({ queryKey: key });
  const before = queries.getQueriesData<Item | Item[]>({ queryKey: key });
  queries.setQueriesData({ queryKey: key }, (shown: Item | Item[] | undefined) => {
    if (Array.isArray(shown)) return shown.map((item) => (item.id === id ? { ...item, ...change } : item));
    return shown?.id === id ? { ...shown, ...change } : shown;
  });
  return () => {
    for (const [queryKey, shown] of before) queries.setQueryData(queryKey, shown);
  };
}
