import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
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

/**
 * A list read in pages: 50 rows first, then twice as many each time, so that its end is never many requests away.
 */
function pagesQuery<Call extends ListCall>(noun: string, call: Call, sent: SentWith<Call>) {
  const first: ListParams = { limit: FIRST_ROWS };
  return infiniteQueryOptions({
    queryKey: [noun, 'pages', addressed(call, sent)[1]],
    queryFn: ({ pageParam, signal }) => requestPage(call, sent, pageParam, signal),
    initialPageParam: first,
    getNextPageParam: ({ next }, pages) => partAt(next, FIRST_ROWS * 2 ** pages.length),
  });
}

/** The pages of a list one after the other, each twice as long as the one before. */
export async function* pagesOf<Call extends ListCall>(call: Call, sent: SentWith<Call>, firstRows: number) {
  let part: ListParams | undefined = { limit: firstRows };
  for (let rows = firstRows * 2; part !== undefined; rows *= 2) {
    const page: ListPage<ItemOf<Call>> = await requestPage(call, sent, part);
    yield page;
    part = partAt(page.next, rows);
  }
}

/** The part that `next` leads to, with so many rows; undefined after the last. */
function partAt(next: string | undefined, rows: number): ListParams | undefined {
  if (next === undefined) return undefined;
  const query = new URLSearchParams(next.split('?')[1]);
  return { ...Object.fromEntries(query), limit: Math.min(rows, MOST_ROWS) };
}

interface PagesWanted {
  /** Whether anything is asked for. */
  isWanted?: boolean;
  /** Whether a page that is opened asks again for what was read before, as when something else changes it too. */
  isAskedAtEachLook?: boolean;
}

/**
 * Reads a list page by page; while another search is being answered, the rows of the one before stay in sight. `noun`
 * begins the key of its query.
 */
export function usePages<Call extends ListCall>(
  noun: string,
  call: Call,
  sent: SentWith<Call>,
  { isWanted = true, isAskedAtEachLook = false }: PagesWanted = {},
) {
  const pages = useInfiniteQuery({
    ...pagesQuery(noun, call, sent),
    placeholderData: keepPreviousData,
    enabled: isWanted,
    ...(isAskedAtEachLook && { staleTime: 0 }),
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
    /** Whether the rows are still those of the search before. */
    isOfEarlierSearch: isPlaceholderData,
    error,
    refetch: pages.refetch,
  };
}

function rowsOf<Item>({ pages }: InfiniteData<ListPage<Item>>) {
  const rows = pages.flatMap(({ items }) => items);
  return { rows, total: Math.max(pages[0]?.total ?? 0, rows.length) };
}

/** What a page with a long list shows: the rows that pass, and of how many, when it is narrowed. */
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

/** How many items of a list pass. */
export async function countOf(call: WholeListCall, query: ListParams): Promise<number> {
  return (await requestPage(call, { query }, { limit: 1 })).total ?? 0;
}
