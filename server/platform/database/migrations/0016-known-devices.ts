import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** The browsers that signed in to an account before: their guesses count apart from those of strangers. */
export function knownDevicesMigration(engine: Engine) {
  const type = columnTypesOf(engine);
  const statements = [
    `CREATE TABLE known_devices (
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
       token_hash TEXT NOT NULL,
       last_used_at ${type.instant} NOT NULL,
       PRIMARY KEY (therapist_id, token_hash)
     )`,
    // A computer that a school's staff shares is known to several accounts.
    `CREATE INDEX known_devices_by_token ON known_devices (token_hash)`,
    `CREATE INDEX known_devices_by_age ON known_devices (last_used_at)`,
  ];
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of statements) await sql.raw(statement).execute(queries);
    },
  };
}
