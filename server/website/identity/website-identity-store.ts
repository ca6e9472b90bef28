import { sql } from 'kysely';
import type { Instant } from '#domain/platform/dates.ts';
import { type PublicIdentity, publicIdentitySchema } from '#domain/website/identity/public-identity.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { withShippedWordsAsSamples } from '#domain/website/identity/shipped-words.ts';
import { unconfirmedClaims } from '#domain/website/identity/website-claims.ts';
import type { PastEdition, WebsiteChange, WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { isTakenBackBy, madeUpParts } from '#domain/website/pages/website-publication.ts';
import type { TherapistActor } from '#server/platform/database/actor.ts';
import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { CHANGED_MEANWHILE, conflict, notFound } from '#server/platform/http/errors.ts';
import { type EditionPages, type PackedPage, savePages } from '#server/website/pages/saved-pages.ts';

export const EDITION_NOT_FOUND = 'This edition of the website could not be found';

/** The edition shown until the owner saves one. */
const sampleEdition: WebsiteEdition = { version: 0, identity: sampleIdentity, createdAt: null };

/** Returns the newest edition of the website. */
export async function latestEdition(queries: Queries): Promise<WebsiteEdition> {
  const row = await queries
    .selectFrom('website_identities')
    .select(['version', 'identity', 'created_at'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? sampleEdition : editionOf(row);
}

/** Returns every edition, newest first; the shipped sample is the oldest. */
export async function listEditions(queries: Queries): Promise<PastEdition[]> {
  const editions = await queries
    .selectFrom('website_identities')
    .leftJoin('users', 'users.id', 'website_identities.user_id')
    .select(['version', 'website_identities.created_at as createdAt', 'full_name as fullName'])
    .orderBy('version', 'desc')
    .execute();
  return [...editions, { version: sampleEdition.version, createdAt: null, fullName: null }];
}

/** Throws 404 if there is no edition with this version; 0 is the sample. */
export async function requireEdition(queries: Queries, version: number): Promise<void> {
  if (version !== sampleEdition.version) await getEdition(queries, version);
}

/** Returns a saved edition, whether it is shown or not. Throws 404 if there is none with this version. */
export async function getEdition(queries: Queries, version: number): Promise<WebsiteEdition> {
  const row = await queries
    .selectFrom('website_identities')
    .select(['version', 'identity', 'created_at'])
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) throw notFound(EDITION_NOT_FOUND);
  return editionOf(row);
}

// An earlier version of the program, or a direct write to the database, may have saved a shipped quote as a
// parent's.
function editionOf(row: { version: number; identity: unknown; created_at: Instant }): WebsiteEdition {
  return {
    version: row.version,
    identity: withShippedWordsAsSamples(publicIdentitySchema.parse(row.identity)),
    createdAt: row.created_at,
  };
}

/** Returns the version of the newest edition; 0 if there is none. */
export async function latestVersion(queries: Queries): Promise<number> {
  const { version } = await queries
    .selectFrom('website_identities')
    .select((row) => row.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return Number(version ?? 0);
}

/**
 * Adds an edition and saves the current pages; earlier editions and their last pages remain. An edition that
 * could not be published unpublishes the website. Throws 409 if another edition was saved since the one it is
 * based on.
 */
export function saveEdition(
  database: Database,
  { identity, version: seen }: WebsiteChange,
  pages: EditionPages<PackedPage>,
  actor: TherapistActor,
  now: Instant,
): Promise<WebsiteEdition> {
  return database.write(async (queries) => {
    // The row lock serializes concurrent saves.
    await queries.updateTable('practice').set({ version: sql`version + 1` }).where('id', '=', 1).execute();
    const before = await latestEdition(queries);
    if (seen !== undefined && seen !== before.version) throw conflict(CHANGED_MEANWHILE);
    // Another process may already show a newer edition, and saves the pages of that one.
    if (pages.shown === before.version) await savePages(queries, before.version, pages.now, now);
    if (isTakenBackBy(identity, before.identity)) await writePublishedAt(queries, null);
    const { version } = await queries
      .insertInto('website_identities')
      .values({ identity: JSON.stringify(identity), created_at: now, user_id: actor.id })
      .returning('version')
      .executeTakeFirstOrThrow();
    await savePages(queries, version, pages.next, now);
    const entry = { action: 'update', entity: 'practice', entityId: null, clientId: null } as const;
    await appendAuditEntries(queries, actor.id, [entry], actor, now);
    return { version, identity, createdAt: now };
  });
}

/** Returns when the owner published the website; null until then. */
export async function findPublishedAt(queries: Queries): Promise<Instant | null> {
  const { publishedAt } = await queries
    .selectFrom('practice')
    .select('website_published_at as publishedAt')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return publishedAt;
}

/**
 * Publishes the website or unpublishes it; returns when it was published. Throws 409 while it has made-up
 * values or unconfirmed claims.
 */
export function savePublication(
  database: Database,
  isPublished: boolean,
  actor: TherapistActor,
  now: Instant,
): Promise<Instant | null> {
  return database.write(async (queries) => {
    // Serialized with saves of the website, so that exactly the checked edition is published.
    await queries.updateTable('practice').set({ version: sql`version + 1` }).where('id', '=', 1).execute();
    if (isPublished) requireOwnWords((await latestEdition(queries)).identity);
    const publishedAt = isPublished ? ((await findPublishedAt(queries)) ?? now) : null;
    await writePublishedAt(queries, publishedAt);
    const entry = { action: 'update', entity: 'practice', entityId: null, clientId: null } as const;
    await appendAuditEntries(queries, actor.id, [entry], actor, now);
    return publishedAt;
  });
}

async function writePublishedAt(queries: Queries, publishedAt: Instant | null): Promise<void> {
  await queries
    .updateTable('practice')
    .set({ website_published_at: publishedAt })
    .where('id', '=', 1)
    .execute();
}

function requireOwnWords(identity: PublicIdentity): void {
  const missing = madeUpParts(identity);
  if (missing.length > 0) {
    throw conflict(`Please replace what came with the program first: ${missing.join(', ')}`);
  }
  const unconfirmed = unconfirmedClaims(identity.claims);
  if (unconfirmed.length > 0) {
    throw conflict(`Please say whether it is so first: ${unconfirmed.join(', ')}`);
  }
}
