import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** What the website says about the practice, each edition that its owner saved. */
export function websiteIdentitiesMigration(engine: Engine) {
  const type = columnTypesOf(engine);
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      // Not append-only: a parent who takes a permission back must be able to have the words removed from all of it.
      await sql
        .raw(
          `CREATE TABLE website_identities (
             version ${type.id},
             identity ${type.json} NOT NULL,
             created_at ${type.instant} NOT NULL,
             user_id ${type.bigint} NOT NULL REFERENCES users (id)
           )`,
        )
        .execute(queries);
    },
  };
}
