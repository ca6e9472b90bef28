import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ListPage } from './request.ts';

interface Identified {
  id: number;
}

/** What a query can hold of a kind of record: one of them, a list, or the parts of a list that have been read. */
type Shown<Item> = Item | Item[] | InfiniteData<ListPage<Item>> | null | undefined;

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
  // What was asked for the first time has nothing to show until it is asked again.
  void queries.refetchQueries({ queryKey, type: 'active', predicate: (query) => unanswered.has(query) });
  return () => {
    for (const [key, shown] of before) queries.setQueryData(key, shown);
  };
}

/** What some list or detail kept under `key` already knows of a record. */
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

// Under the same key stand answers of other shapes too, such as a number that comes next.
function isRecord<Item extends Identified>(shown: Shown<Item>): shown is Item {
  return typeof shown === 'object' && shown !== null && 'id' in shown;
}
