import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** What the notes of sessions said before they were changed. */
export function noteVersionsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of statements(engine)) await sql.raw(statement).execute(queries);
    },
  };
}

function statements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    // They go with the session: to another client too.
    `CREATE TABLE note_versions (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       session_id ${type.bigint} NOT NULL,
       text TEXT NOT NULL,
       replaced_at ${type.instant} NOT NULL,
       replaced_by TEXT NOT NULL,
       UNIQUE (therapist_id, id),
       FOREIGN KEY (therapist_id, client_id, session_id)
         REFERENCES sessions (therapist_id, client_id, id) ON UPDATE CASCADE
     )`,
    'CREATE INDEX note_versions_by_session ON note_versions (therapist_id, client_id, session_id)',
    'CREATE INDEX note_versions_of_session ON note_versions (therapist_id, session_id, id)',
  ];
}
