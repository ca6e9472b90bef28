import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** A session may make up for one of its client that was missed, and says when that was. */
export function makeUpSessionsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const { instant } = columnTypesOf(engine);
      await sql.raw(`ALTER TABLE sessions ADD COLUMN makes_up_for ${instant}`).execute(queries);
      await sql`
        CREATE INDEX sessions_by_missed ON sessions (therapist_id, client_id, makes_up_for)
          WHERE makes_up_for IS NOT NULL`.execute(queries);
    },
  };
}
