import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** The key with which each account's browsers lock what was typed and is not saved yet. */
export function draftKeysMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const type = columnTypesOf(engine);
      await sql
        .raw(
          `CREATE TABLE draft_keys (
             therapist_id ${type.bigint} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
             key TEXT NOT NULL CHECK (length(key) = 43)
           )`,
        )
        .execute(queries);
      const accounts = await sql<{ id: number }>`SELECT id FROM users`.execute(queries);
      for (const { id } of accounts.rows) {
        await sql`INSERT INTO draft_keys (therapist_id, key) VALUES (${id}, ${newKey()})`.execute(queries);
      }
    },
  };
}

// Written out here, as a migration stays what it was when the rest of the program changes.
const newKey = () => randomBytes(32).toString('base64url');
