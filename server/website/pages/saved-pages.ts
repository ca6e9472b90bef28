import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Instant } from '#domain/platform/dates.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/**
 * The number of editions whose pages are saved, a quarter of a megabyte each. The identities of all editions
 * are saved.
 */
const EDITIONS_SAVED_WHOLE = 100;

/** A website page as it is sent to browsers. */
export interface WholePage {
  path: string;
  html: string;
}

/** The pages around a save: those of the current edition as it ends, and those of the next one. */
export interface EditionPages<Page> {
  /** The version of the current edition. */
  shown: number;
  now: Page[];
  next: Page[];
}

/** A saved page without its HTML. */
export interface SavedPage {
  id: number;
  path: string;
  savedAt: Instant;
}

/** A page as it is stored: gzip in base64. */
export interface PackedPage {
  path: string;
  body: string;
}

/** Compresses pages before the transaction starts, so that it does not block other writes. */
export function packPages(pages: readonly WholePage[]): Promise<PackedPage[]> {
  return Promise.all(
    pages.map(async ({ path, html }) => ({
      path,
      body: (await promisify(gzip)(html, { level: 9 })).toString('base64'),
    })),
  );
}

/**
 * Saves the pages of an edition, unless they equal its last saved pages: an update of the program changes its
 * own texts without a new edition. Deletes the pages of the oldest editions.
 */
export async function savePages(
  queries: Queries,
  version: number,
  pages: readonly PackedPage[],
  now: Instant,
): Promise<void> {
  const saved = new Map(
    (await pagesOf(queries, version).select(['path', 'body']).execute()).map(({ path, body }) => [
      path,
      body,
    ]),
  );
  if (pages.length === 0 || pages.every(({ path, body }) => saved.get(path) === body)) return;
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

/** Returns the saved pages of an edition, oldest first. */
export function listSavedPages(queries: Queries, version: number): Promise<SavedPage[]> {
  return pagesOf(queries, version).select(['id', 'path', 'kept_at as savedAt']).execute();
}

/** Returns a saved page as it was sent; undefined if this edition has none with that id. */
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
