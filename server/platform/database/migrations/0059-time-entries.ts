import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { momentColumns } from './0001-practice/moment-columns.ts';
import { columnTypesOf } from './schema-statements.ts';

/** A therapist's time without a child. */
export function timeEntriesMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of statements(engine)) await sql.raw(statement).execute(queries);
    },
  };
}

function statements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE time_entries (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id),
       kind TEXT NOT NULL CHECK (kind IN ('meeting', 'travel', 'testing', 'documentation')),
       date ${type.instant} NOT NULL,
       duration INTEGER NOT NULL CHECK (duration BETWEEN 5 AND 1440),
       note TEXT,
       ${momentColumns(engine)},
       UNIQUE (therapist_id, id)
     )`,
    'CREATE INDEX time_entries_by_date ON time_entries (therapist_id, date, id)',
  ];
}
