import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { isDay } from '#domain/platform/dates.ts';
import { hasUnstorableText } from '#domain/platform/text.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { invalid } from './errors.ts';
import { type ListTraits, replyList } from './replies.ts';

const LIMIT_MESSAGE = 'The limit must be a whole number from 1 to 1000';
export const UNKNOWN_CURSOR =
  'This place in the list cannot be found. Please start again from the first page';

/** The query parameters of every paged list; spread them into its query schema. */
export const pageFields = {
  limit: z.optional(
    z.pipe(
      z.string(LIMIT_MESSAGE).check(z.regex(/^([1-9]\d{0,2}|1000)$/, LIMIT_MESSAGE)),
      z.transform(Number),
    ),
  ),
  cursor: z.optional(
    z.string(UNKNOWN_CURSOR).check(z.minLength(1, UNKNOWN_CURSOR), z.maxLength(4_000, UNKNOWN_CURSOR)),
  ),
};

export interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

type Key = string | number | boolean;

/** The shapes of cursor values by column type: a forged cursor must not reach the database. */
export const keyShapes = {
  text: z.string(),
  day: z.string().check(z.refine(isDay)),
  instant: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/), z.refine(isMoment)),
  boolean: z.boolean(),
  id: z.int().check(z.positive()),
};

interface SortKey<Item> {
  /** A column or expression that is never null. */
  by: string | RawBuilder<unknown>;
  shape: z.ZodMiniType<Key>;
  of(item: Item): Key;
}

/** The sort order of a list; the last key is unique, so that no page repeats or skips a row. */
export interface ListOrder<Item> {
  direction: 'asc' | 'desc';
  keys: readonly SortKey<Item>[];
}

/** In order of creation. */
export const idOrder: ListOrder<{ id: number }> = {
  direction: 'asc',
  keys: [{ by: 'id', shape: keyShapes.id, of: ({ id }) => id }],
};

/** A part of a list: the number of rows, starting after the row with these keys. */
export interface Page {
  limit?: number | undefined;
  after?: readonly Key[] | undefined;
}

/** Sorts a selection and limits it to the page, plus one row that shows whether another page follows. */
export function inOrder<DB, TB extends keyof DB, O, Item>(
  selection: SelectQueryBuilder<DB, TB, O>,
  order: ListOrder<Item>,
  page: Page,
): SelectQueryBuilder<DB, TB, O> {
  const columns = order.keys.map(({ by }) => (typeof by === 'string' ? sql.ref(by) : by));
  let sorted = selection;
  for (const column of columns) sorted = sorted.orderBy(column, order.direction);
  if (page.after !== undefined) {
    const sign = sql.raw(order.direction === 'asc' ? '>' : '<');
    sorted = sorted.where(sql<boolean>`(${sql.join(columns)}) ${sign} (${sql.join(page.after)})`);
  }
  return page.limit === undefined ? sorted : sorted.limit(page.limit + 1);
}

/** Merges the same page of several lists, each sorted and limited by `inOrder`, into one. */
export function mergedInOrder<Item>(
  lists: readonly (readonly Item[])[],
  { direction, keys }: ListOrder<NoInfer<Item>>,
  { limit }: Page,
): Item[] {
  const sign = direction === 'asc' ? 1 : -1;
  const merged = lists.flat().toSorted((one, other) => {
    const key = keys.find(({ of }) => of(one) !== of(other));
    return key === undefined ? 0 : key.of(one) < key.of(other) ? -sign : sign;
  });
  return limit === undefined ? merged : merged.slice(0, limit + 1);
}

export interface PagedList<Item> extends ListTraits {
  order: ListOrder<Item>;
  page: PageQuery;
  /** The number of items on all pages together. */
  count?: ((queries: CaseloadQueries) => Promise<number>) | undefined;
}

/**
 * Replies with a whole list, or with one page if a limit is given: the Link header then has the next page's address,
 * and the first page's `total-count` the number of items on all pages. `list` sorts and limits with `inOrder`. Throws
 * 400 for a cursor that is not from this list.
 */
export function replyPage<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  { order, page: { limit, cursor }, count, ...traits }: PagedList<Item>,
  list: (queries: CaseloadQueries, page: Page) => Promise<Item[]>,
): Promise<FastifyReply> {
  const after = cursor === undefined ? undefined : keysFrom(cursor, order);
  async function* page(queries: CaseloadQueries, rows: number) {
    const items = await list(queries, { limit: rows, after });
    const isWhole = after === undefined && items.length <= rows;
    if (isWhole) reply.header('total-count', items.length);
    else if (after === undefined && count) reply.header('total-count', await count(queries));
    const shown = items.slice(0, rows);
    const last = shown.at(-1);
    if (items.length > rows && last !== undefined) {
      reply.header('link', `<${addressOfNext(request, last, order)}>; rel="next"`);
    }
    yield shown;
  }
  return replyList(request, reply, traits, (queries) =>
    limit === undefined ? inWindows(order, after, (part) => list(queries, part)) : page(queries, limit),
  );
}

/** Few enough to be read and serialized within milliseconds. */
const WINDOW_ROWS = 500;

/** Yields a whole list in windows of rows, each read from the end of the one before. */
export async function* inWindows<Item>(
  order: ListOrder<NoInfer<Item>>,
  begin: readonly Key[] | undefined,
  list: (page: Page) => Promise<Item[]>,
): AsyncGenerator<Item[]> {
  let after = begin;
  for (;;) {
    const items = await list({ limit: WINDOW_ROWS, after });
    const last = items[WINDOW_ROWS - 1];
    yield items.slice(0, WINDOW_ROWS);
    if (items.length <= WINDOW_ROWS || last === undefined) return;
    after = order.keys.map((key) => key.of(last));
  }
}

function addressOfNext<Item>(request: FastifyRequest, last: Item, order: ListOrder<Item>): string {
  const [path = '', search = ''] = request.url.split('?');
  const query = new URLSearchParams(search);
  query.set('cursor', cursorFor(order.keys.map((key) => key.of(last))));
  return `${path}?${query}`;
}

function cursorFor(keys: readonly Key[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

function keysFrom<Item>(cursor: string, order: ListOrder<Item>): Key[] {
  const values = readCursor(cursor);
  if (values.length !== order.keys.length || hasUnstorableText(values)) throw invalid(UNKNOWN_CURSOR);
  return order.keys.map(({ shape }, index) => {
    const parsed = shape.safeParse(values[index]);
    if (!parsed.success) throw invalid(UNKNOWN_CURSOR);
    return parsed.data;
  });
}

function readCursor(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}

function isMoment(text: string): boolean {
  return isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}
