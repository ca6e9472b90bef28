import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** The website's pages word for word, as they were in each of the newest editions; `body` is the page packed by gzip, in base64. */
export function websitePagesMigration(engine: Engine) {
  const type = columnTypesOf(engine);
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      // Edition 0, the sample, is no row of website_identities. Not append-only, as these are not.
      await sql
        .raw(
          `CREATE TABLE website_pages (
             id ${type.id},
             version ${type.bigint} NOT NULL,
             path TEXT NOT NULL,
             body TEXT NOT NULL,
             kept_at ${type.instant} NOT NULL,
             UNIQUE (version, path, kept_at)
           )`,
        )
        .execute(queries);
    },
  };
}
