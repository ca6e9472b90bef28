import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** Links by which somebody who forgot her password chooses another one. */
export function recoveryLinksMigration(engine: Engine) {
  const type = columnTypesOf(engine);
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      // One for an account: a new link ends the one before. Only the hash of its secret is kept.
      await sql
        .raw(
          `CREATE TABLE recovery_links (
             therapist_id ${type.bigint} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
             token_hash TEXT NOT NULL CONSTRAINT recovery_links_token UNIQUE,
             expires_at ${type.instant} NOT NULL,
             used_at ${type.instant}
           )`,
        )
        .execute(queries);
    },
  };
}
