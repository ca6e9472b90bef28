import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** When the supervised therapist agreed. Supervisions from before stay in force; the therapist sees them and can end them. */
export function agreedSupervisionsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const { instant } = columnTypesOf(engine);
      await sql.raw(`ALTER TABLE supervisions ADD COLUMN agreed_at ${instant}`).execute(queries);
      await sql.raw('UPDATE supervisions SET agreed_at = created_at').execute(queries);
    },
  };
}
