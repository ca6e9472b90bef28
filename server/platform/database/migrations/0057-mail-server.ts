import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** The mail server that the owner entered, with its encrypted password; null without one. */
export function mailServerMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const { json } = columnTypesOf(engine);
      await sql.raw(`ALTER TABLE practice ADD COLUMN mail_server ${json}`).execute(queries);
    },
  };
}
