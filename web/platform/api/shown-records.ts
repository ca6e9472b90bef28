import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ListPage } from './request.ts';

interface Identified {
  id: number;
}

/** The possible data of a query for a kind of record: one record, a list, or the loaded pages of a list. */
type Shown<Item> = Item | Item[] | InfiniteData<ListPage<Item>> | null | undefined;

/**
 * Shows a record's change at once in every cached list and detail under `key`. Returns the function that reverts it
 * if the server refuses.
 */
export function showChange<Item extends Identified>(
  queries: QueryClient,
  key: QueryKey,
  id: number,
  change: Partial<Item>,
): Promise<() => void> {
  return changeShown<Item>(queries, key, (item) => (item.id === id ? { ...item, ...change } : item));
}

/** Removes a record from every cached list under `key`. Returns the function that reverts it. */
export function hideRecord(queries: QueryClient, key: QueryKey, id: number): Promise<() => void> {
  return changeShown(queries, key, (item) => (item.id === id ? undefined : item));
}

type Change<Item> = (item: Item) => Item | undefined;

async function changeShown<Item extends Identified>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: Change<Item>,
): Promise<() => void> {
  const fetching = queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  const unanswered = new Set(fetching.filter(({ state }) => state.data === undefined));
  await queries.cancelQueries({ queryKey });
  const before = queries.getQueriesData<Shown<Item>>({ queryKey });
  queries.setQueriesData<Shown<Item>>({ queryKey }, (shown: Shown<Item>) => changed<Item>(shown, change));
  // Queries that were canceled during their first load must be started again.
  void queries.refetchQueries({ queryKey, type: 'active', predicate: (query) => unanswered.has(query) });
  return () => {
    for (const [key, shown] of before) queries.setQueryData(key, shown);
  };
}

/** Returns a record from any cached list or detail under `key`. */
export function knownRecord<Item extends Identified>(
  queries: QueryClient,
  queryKey: QueryKey,
  id: number,
): Item | undefined {
  return queries
    .getQueriesData<Shown<Item>>({ queryKey })
    .flatMap(([, shown]) => itemsOf(shown))
    .find((item) => item.id === id);
}

function changed<Item extends Identified>(shown: Shown<Item>, change: Change<Item>): Shown<Item> {
  const changeList = (items: readonly Item[]) => items.map(change).filter((item) => item !== undefined);
  if (Array.isArray(shown)) return changeList(shown);
  if (isRead(shown)) {
    return { ...shown, pages: shown.pages.map((page) => ({ ...page, items: changeList(page.items) })) };
  }
  return isRecord(shown) ? (change(shown) ?? shown) : shown;
}

function itemsOf<Item extends Identified>(shown: Shown<Item>): readonly Item[] {
  if (Array.isArray(shown)) return shown;
  if (isRead(shown)) return shown.pages.flatMap(({ items }) => items);
  return isRecord(shown) ? [shown] : [];
}

function isRead<Item extends Identified>(shown: Shown<Item>): shown is InfiniteData<ListPage<Item>> {
  return typeof shown === 'object' && shown !== null && 'pages' in shown;
}

// The key may also have other data, such as the next absence number.
function isRecord<Item extends Identified>(shown: Shown<Item>): shown is Item {
  return typeof shown === 'object' && shown !== null && 'id' in shown;
}
