import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListPage, requestPage } from './request.ts';

const FIRST_ROWS = 50;
const MOST_ROWS = 1000;

export type ListParams = Readonly<Record<string, string | number | undefined>>;

/** The address of a list narrowed by what is stated; 'all' and nothing narrow nothing. */
export function listAddress(path: string, params: ListParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '' && value !== 'all') query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** A list read in pages: 50 rows first, then twice as many each time, so that its end is never many requests away. */
export function pagesQuery<Item>(path: string, params: ListParams, noun = path) {
  return infiniteQueryOptions({
    queryKey: [noun, 'pages', listAddress(path, params)],
    queryFn: ({ pageParam, signal }) => requestPage<Item>(pageParam, signal),
    initialPageParam: listAddress(path, { ...params, limit: FIRST_ROWS }),
    getNextPageParam: ({ next }, pages) => next && withLimit(next, FIRST_ROWS * 2 ** pages.length),
  });
}

/** The pages of a list one after the other, each twice as long as the one before. */
export async function* pagesOf<Item>(path: string, params: ListParams, firstRows: number) {
  let address: string | undefined = listAddress(path, { ...params, limit: firstRows });
  for (let rows = firstRows * 2; address !== undefined; rows *= 2) {
    const page: ListPage<Item> = await requestPage<Item>(address);
    yield page;
    address = page.next && withLimit(page.next, rows);
  }
}

function withLimit(address: string, rows: number): string {
  return address.replace(/\blimit=\d+/, `limit=${Math.min(rows, MOST_ROWS)}`);
}

/** Reads a list page by page; while another search is being answered, the rows of the one before stay in sight. */
export function usePages<Item>(query: ReturnType<typeof pagesQuery<Item>>) {
  const pages = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const { data, hasNextPage, isFetching, isPlaceholderData, isFetchNextPageError, error, fetchNextPage } =
    pages;
  const read = useMemo(() => data && rowsOf(data), [data]);
  const more = hasNextPage &&
    read && {
      count: read.total - read.rows.length,
      isLoading: isFetching || isPlaceholderData,
      error: isFetchNextPageError ? error : null,
      load: () => void fetchNextPage({ cancelRefetch: false }),
    };
  return {
    data: read && { ...read, more: more || undefined },
    error,
    refetch: pages.refetch,
  };
}

function rowsOf<Item>({ pages }: InfiniteData<ListPage<Item>>) {
  const rows = pages.flatMap(({ items }) => items);
  return { rows, total: Math.max(pages[0]?.total ?? 0, rows.length) };
}

/** How many items a list has without being narrowed; asked only while `isAsked`. */
function useListTotal(path: string, isAsked: boolean): number | undefined {
  const total = useQuery({
    queryKey: [path, 'total'],
    queryFn: () => countOf(path, {}),
    enabled: isAsked,
  });
  return total.data;
}

/** What a page with a long list shows: the rows that pass, and of how many, when it is narrowed. */
export function useFoundRows<Item>(path: string, params: ListParams) {
  const isNarrowed = listAddress(path, params) !== path;
  return {
    list: usePages(pagesQuery<Item>(path, params)),
    isNarrowed,
    wholeTotal: useListTotal(path, isNarrowed),
  };
}

/** How many items of a list pass. */
export async function countOf(path: string, params: ListParams): Promise<number> {
  return (await requestPage(listAddress(path, { ...params, limit: 1 }))).total ?? 0;
}
