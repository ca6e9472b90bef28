import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** Which addresses were shown to be their account's, by a link in a mail; and which accounts may not sign in any more. */
export function provenAddressesMigration(engine: Engine) {
  const type = columnTypesOf(engine);
  const statements = [
    `ALTER TABLE users ADD COLUMN email_proven_at ${type.instant}`,
    `ALTER TABLE users ADD COLUMN disabled_at ${type.instant}`,
    `CREATE TABLE email_links (
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
       token_hash TEXT NOT NULL CONSTRAINT email_links_token UNIQUE,
       email TEXT NOT NULL,
       expires_at ${type.instant} NOT NULL,
       PRIMARY KEY (therapist_id, token_hash)
     )`,
    `CREATE INDEX email_links_by_expiry ON email_links (expires_at)`,
  ];
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of statements) await sql.raw(statement).execute(queries);
    },
  };
}
