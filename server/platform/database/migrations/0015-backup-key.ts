import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** The public key that backups are encrypted with. The one that opens them is the owner's, and in no database. */
export function backupKeyMigration(engine: Engine) {
  const type = columnTypesOf(engine);
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      await sql
        .raw(
          `CREATE TABLE backup_key (
             id INTEGER PRIMARY KEY CHECK (id = 1),
             public_key TEXT NOT NULL,
             chosen_at ${type.instant} NOT NULL
           )`,
        )
        .execute(queries);
    },
  };
}
