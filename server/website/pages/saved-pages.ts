import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Instant } from '#domain/platform/dates.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** How many editions are kept with their whole pages: a quarter of a megabyte each. What they said is kept of all. */
const EDITIONS_SAVED_WHOLE = 100;

/** A page of the website as it is sent to browsers. */
export interface WholePage {
  path: string;
  html: string;
}

/** The pages around a saving: those of the edition that is shown, as they are at its end, and those of the next one. */
export interface EditionPages<Page> {
  /** The version of the edition that is shown. */
  shown: number;
  now: Page[];
  next: Page[];
}

/** A page that was kept, without its text. */
export interface SavedPage {
  id: number;
  path: string;
  savedAt: Instant;
}

/** A page as it is kept: packed by gzip, in base64. */
export interface PackedPage {
  path: string;
  body: string;
}

/** Packs pages for keeping: before the write begins, so that nobody waits for it. */
export function packPages(pages: readonly WholePage[]): Promise<PackedPage[]> {
  return Promise.all(
    pages.map(async ({ path, html }) => ({
      path,
      body: (await promisify(gzip)(html, { level: 9 })).toString('base64'),
    })),
  );
}

/**
 * Keeps the pages of an edition, unless they say what was kept of it last: the program's own words change with an update,
 * without a new edition. Those of the oldest editions go.
 */
export async function savePages(
  queries: Queries,
  version: number,
  pages: readonly PackedPage[],
  now: Instant,
): Promise<void> {
  const kept = new Map(
    (await pagesOf(queries, version).select(['path', 'body']).execute()).map(({ path, body }) => [
      path,
      body,
    ]),
  );
  if (pages.length === 0 || pages.every(({ path, body }) => kept.get(path) === body)) return;
  await queries
    .insertInto('website_pages')
    .values(pages.map((page) => ({ ...page, version, kept_at: now })))
    .onConflict((conflict) => conflict.columns(['version', 'path', 'kept_at']).doNothing())
    .execute();
  await queries
    .deleteFrom('website_pages')
    .where('version', '<=', version - EDITIONS_SAVED_WHOLE)
    .execute();
}

/** What was kept of an edition, the first kept first, page by page. */
export function listSavedPages(queries: Queries, version: number): Promise<SavedPage[]> {
  return pagesOf(queries, version).select(['id', 'path', 'kept_at as savedAt']).execute();
}

/** One kept page as it was sent; undefined when this edition has none of that id. */
export async function findSavedPage(
  queries: Queries,
  version: number,
  id: number,
): Promise<(SavedPage & { html: string }) | undefined> {
  const row = await pagesOf(queries, version)
    .select(['id', 'path', 'kept_at as savedAt', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { body, ...page } = row;
  return { ...page, html: (await promisify(gunzip)(Buffer.from(body, 'base64'))).toString() };
}

function pagesOf(queries: Queries, version: number) {
  return queries
    .selectFrom('website_pages')
    .where('version', '=', version)
    .orderBy('kept_at')
    .orderBy('path');
}
