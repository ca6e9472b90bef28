import { createHash } from 'node:crypto';
import type { Instant } from '#domain/platform/dates.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { type PictureFileName, pictureFiles } from '#domain/website/pictures/website-picture.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { invalid } from '#server/platform/http/errors.ts';
import type { PictureFile } from './picture-files.ts';

const HOURS_BEFORE_REMOVED = 24;

/** Saves the files of a picture and returns its name. Files that no edition uses within a day are deleted. */
export function savePicture(
  database: Database,
  files: readonly PictureFile[],
  now: Instant,
): Promise<string> {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  const picture = hash.digest('base64url').slice(0, 22);
  const rows = files.map(({ file, bytes }) => ({
    picture,
    file,
    body: bytes.toString('base64'),
    created_at: now,
  }));
  return database.write(async (queries) => {
    await removeUnused(queries, now);
    await queries
      .insertInto('website_pictures')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['picture', 'file']).doUpdateSet({ created_at: now }))
      .execute();
    return picture;
  });
}

async function removeUnused(queries: Queries, now: Instant): Promise<void> {
  const before = new Date(Date.parse(now) - HOURS_BEFORE_REMOVED * 3_600_000).toISOString();
  const old = await queries
    .selectFrom('website_pictures')
    .select('picture')
    .distinct()
    .where('created_at', '<', before)
    .execute();
  if (old.length === 0) return;
  const editions = await queries.selectFrom('website_identities').select('identity').execute();
  const used = new Set(editions.flatMap(({ identity }) => namesIn(identity)));
  const unused = old.map(({ picture }) => picture).filter((picture) => !used.has(picture));
  if (unused.length > 0)
    await queries.deleteFrom('website_pictures').where('picture', 'in', unused).execute();
}

/** Throws 400 if the identity names a picture that does not exist, or one of the other kind. */
export async function requirePictures(
  queries: Queries,
  { portrait, logo, team }: Pick<PublicIdentity, 'portrait' | 'logo' | 'team'>,
): Promise<void> {
  const portraits = [portrait, ...team.map((colleague) => colleague.portrait)];
  for (const [named, file] of [
    ...portraits.map((one) => [one, pictureFiles.portrait[0]] as const),
    [logo, pictureFiles.logo[0]] as const,
  ]) {
    if (named !== null && (await findPictureFile(queries, named.picture, file)) === undefined)
      throw invalid('Please upload the picture again');
  }
}

/** Returns a picture's file as it is sent; undefined if there is none. */
export async function findPictureFile(
  queries: Queries,
  picture: string,
  file: PictureFileName,
): Promise<Buffer | undefined> {
  const row = await queries
    .selectFrom('website_pictures')
    .select('body')
    .where('picture', '=', picture)
    .where('file', '=', file)
    .executeTakeFirst();
  return row && Buffer.from(row.body, 'base64');
}

/** Returns the file at a path such as `/photos/…/small.webp`; undefined if there is none. */
export async function findPictureAt(queries: Queries, path: string): Promise<Buffer | undefined> {
  const [, picture = '', name] = /^\/photos\/([\w-]{22})\/([a-z]+\.[a-z]+)$/.exec(path) ?? [];
  const file = Object.values(pictureFiles)
    .flat()
    .find((one) => one === name);
  return file && findPictureFile(queries, picture, file);
}

function namesIn({ portrait, logo, team = [] }: Partial<PublicIdentity>): string[] {
  return [portrait, logo, ...team.map((colleague) => colleague.portrait)].flatMap(
    (named) => named?.picture ?? [],
  );
}
