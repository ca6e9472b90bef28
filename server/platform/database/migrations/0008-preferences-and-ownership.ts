import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf, refusing } from './schema-statements.ts';

/** How each therapist likes the app, and the guarantee that a practice which has an owner never loses her. */
export function preferencesAndOwnershipMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of statements(engine)) await sql.raw(statement).execute(queries);
    },
  };
}

function statements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    // Without idle minutes nobody is signed out for not using the app.
    `CREATE TABLE preferences (
       therapist_id ${type.bigint} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
       week_start TEXT NOT NULL DEFAULT 'Sunday' CHECK (week_start IN ('Sunday', 'Monday', 'Saturday')),
       idle_minutes INTEGER DEFAULT 30 CHECK (idle_minutes IN (5, 15, 30, 60))
     )`,
    `INSERT INTO preferences (therapist_id) SELECT id FROM users`,

    // One row with one column for the owner: there are never two. Once there is one, there is never none.
    ...refusing(engine, {
      name: 'practice_keeps_an_owner',
      table: 'practice',
      change: 'UPDATE',
      when: 'OLD.owner_id IS NOT NULL AND NEW.owner_id IS NULL',
      message: 'the practice must have an owner',
    }),
    ...refusing(engine, {
      name: 'practice_stays',
      table: 'practice',
      change: 'DELETE',
      when: 'OLD.id = 1',
      message: 'the practice must have an owner',
    }),
  ];
}
