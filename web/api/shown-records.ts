import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Identified {
  id: number;
}

/**
 * Shows a change of one record at once, in every list and detail kept under `key`. Gives the function that puts
 * everything back when the server refuses.
 */
export function showChange<Item extends Identified>(
  queries: QueryClient,
  key: QueryKey,
  id: number,
  change: Partial<Item>,
): Promise<() => void> {
  return changeShown<Item>(queries, key, (item) => (item.id === id ? { ...item, ...change } : item));
}

/** Takes one record out of every list kept under `key`. Gives the function that puts it back. */
export function hideRecord(queries: QueryClient, key: QueryKey, id: number): Promise<() => void> {
  return changeShown(queries, key, (item) => (item.id === id ? undefined : item));
}

async function changeShown<Item extends Identified>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (item: Item) => Item | undefined,
): Promise<() => void> {
  await queries.cancelQueries({ queryKey });
  const before = queries.getQueriesData<Item | Item[]>({ queryKey });
  queries.setQueriesData({ queryKey }, (shown: Item | Item[] | undefined) => {
    if (Array.isArray(shown)) return shown.map(change).filter((item) => item !== undefined);
    return shown?.id === undefined ? shown : (change(shown) ?? shown);
  });
  return () => {
    for (const [key, shown] of before) queries.setQueryData(key, shown);
  };
}
