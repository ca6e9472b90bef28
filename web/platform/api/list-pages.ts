import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  addressed,
  type ItemOf,
  type ListCall,
  type ListParams,
  type SentWith,
  type WholeListCall,
} from './calls.ts';
import { type ListPage, requestPage } from './request.ts';

const FIRST_ROWS = 50;
const MOST_ROWS = 1000;

/** A list loaded in pages: 50 rows first, then doubling, so that few requests reach its end. */
function pagesQuery<Call extends ListCall>(noun: string, call: Call, sent: SentWith<Call>) {
  const first: ListParams = { limit: FIRST_ROWS };
  return infiniteQueryOptions({
    queryKey: [noun, 'pages', addressed(call, sent)[1]],
    queryFn: ({ pageParam, signal }) => requestPage(call, sent, pageParam, signal),
    initialPageParam: first,
    getNextPageParam: ({ next }, pages) => partAt(next, FIRST_ROWS * 2 ** pages.length),
  });
}

/** Yields the pages of a list, each twice as long as the one before. */
export async function* pagesOf<Call extends ListCall>(call: Call, sent: SentWith<Call>, firstRows: number) {
  let part: ListParams | undefined = { limit: firstRows };
  for (let rows = firstRows * 2; part !== undefined; rows *= 2) {
    const page: ListPage<ItemOf<Call>> = await requestPage(call, sent, part);
    yield page;
    part = partAt(page.next, rows);
  }
}

/** Returns the parameters of the next page with so many rows; undefined after the last. */
function partAt(next: string | undefined, rows: number): ListParams | undefined {
  if (next === undefined) return undefined;
  const query = new URLSearchParams(next.split('?')[1]);
  return { ...Object.fromEntries(query), limit: Math.min(rows, MOST_ROWS) };
}

interface PageOptions {
  /** Whether the list is loaded at all. */
  isWanted?: boolean;
  /** Whether opening the page refetches the list, because others change it too. */
  refetchesOnMount?: boolean;
}

/** Loads a list page by page; during a new search, the previous rows stay visible. `noun` begins the query's key. */
export function usePages<Call extends ListCall>(
  noun: string,
  call: Call,
  sent: SentWith<Call>,
  { isWanted = true, refetchesOnMount = false }: PageOptions = {},
) {
  const pages = useInfiniteQuery({
    ...pagesQuery(noun, call, sent),
    placeholderData: keepPreviousData,
    enabled: isWanted,
    ...(refetchesOnMount && { staleTime: 0 }),
  });
  const { data, hasNextPage, isFetching, isPlaceholderData, isFetchNextPageError, error, fetchNextPage } =
    pages;
  const read = useMemo(() => data && rowsOf(data), [data]);
  const unread = hasNextPage && read ? read.total - read.rows.length : undefined;
  const isLoading = isFetching || isPlaceholderData;
  const failure = isFetchNextPageError ? error : null;
  const more = useMemo(
    () =>
      unread === undefined
        ? undefined
        : {
            count: unread,
            isLoading,
            error: failure,
            load: () => void fetchNextPage({ cancelRefetch: false }),
          },
    [unread, isLoading, failure, fetchNextPage],
  );
  return {
    data: read && { ...read, more },
    /** Whether the rows are still those of the previous search. */
    isOfEarlierSearch: isPlaceholderData,
    error,
    refetch: pages.refetch,
  };
}

function rowsOf<Item>({ pages }: InfiniteData<ListPage<Item>>) {
  const rows = pages.flatMap(({ items }) => items);
  return { rows, total: Math.max(pages[0]?.total ?? 0, rows.length) };
}

/** Returns the rows of a page with a long list, with the number of matches and the total. */
export function useFoundRows<Call extends WholeListCall>(
  call: Call,
  sent: SentWith<Call>,
  isNarrowed = addressed(call, sent)[1] !== addressed(call)[1],
) {
  const [, path] = addressed(call);
  const total = useQuery({
    queryKey: [path, 'total'],
    queryFn: () => countOf(call, {}),
    enabled: isNarrowed,
  });
  return { list: usePages(path, call, sent), isNarrowed, wholeTotal: total.data };
}

/** Loads the first rows of a list that `useFoundRows` shows next; settles also when that fails. */
export function loadRowsAhead<Call extends WholeListCall>(
  queries: QueryClient,
  call: Call,
  sent: SentWith<Call>,
): Promise<void> {
  return queries.prefetchInfiniteQuery(pagesQuery(addressed(call)[1], call, sent));
}

/** Returns a function that loads the first rows of a list that `useFoundRows` shows next; it settles also when that fails. */
export function useRowsAhead<Call extends WholeListCall>(
  call: Call,
): (sent: SentWith<Call>) => Promise<void> {
  const queries = useQueryClient();
  return useCallback((sent) => loadRowsAhead(queries, call, sent), [queries, call]);
}

/** Returns the number of items that match. */
export async function countOf(call: WholeListCall, query: ListParams): Promise<number> {
  return (await requestPage(call, { query }, { limit: 1 })).total ?? 0;
}
