import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { momentColumns } from './0001-practice/moment-columns.ts';
import { columnTypesOf } from './schema-statements.ts';

/** The days on which a therapist's practice is closed. */
export function closingsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of statements(engine)) await sql.raw(statement).execute(queries);
    },
  };
}

function statements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE closings (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id),
       first_day ${type.day} NOT NULL,
       last_day ${type.day} NOT NULL CHECK (last_day >= first_day),
       reason TEXT NOT NULL,
       ${momentColumns(engine)},
       UNIQUE (therapist_id, id)
     )`,
    'CREATE INDEX closings_by_first_day ON closings (therapist_id, first_day, id)',
  ];
}
