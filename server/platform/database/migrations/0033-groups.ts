import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf, refusing } from './schema-statements.ts';

/** Groups of children who meet together, who is in them from when until when, and the sessions of their meetings. */
export function groupsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of [...tables(engine), ...columnOfSessions(engine)]) {
        await sql.raw(statement).execute(queries);
      }
    },
  };
}

function tables(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  const moments = `created_at ${type.instant} NOT NULL, updated_at ${type.instant} NOT NULL`;
  return [
    `CREATE TABLE groups (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id),
       name TEXT NOT NULL,
       others INTEGER NOT NULL DEFAULT 0 CHECK (others BETWEEN 0 AND 10),
       active ${type.boolean} NOT NULL DEFAULT ${type.true},
       ${moments},
       UNIQUE (therapist_id, id)
     )`,
    `CREATE TABLE group_members (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       group_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       "from" ${type.day} NOT NULL,
       until ${type.day} CHECK (until >= "from"),
       ${moments},
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, group_id, client_id, "from"),
       FOREIGN KEY (therapist_id, group_id) REFERENCES groups (therapist_id, id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id)
     )`,
    'CREATE INDEX group_members_by_client ON group_members (therapist_id, client_id)',
  ];
}

function columnOfSessions(engine: Engine): string[] {
  const index = `CREATE INDEX sessions_by_group ON sessions (therapist_id, group_id, date) WHERE group_id IS NOT NULL`;
  if (engine === 'postgres') {
    return [
      'ALTER TABLE sessions ADD COLUMN group_id BIGINT',
      `ALTER TABLE sessions ADD CONSTRAINT sessions_of_own_group
         FOREIGN KEY (therapist_id, group_id) REFERENCES groups (therapist_id, id)`,
      index,
    ];
  }
  // SQLite adds a reference of one column alone to a table that is there; that it stays in the caseload, a trigger holds.
  const isOfAnother = `NEW.group_id IS NOT NULL AND NOT EXISTS
    (SELECT 1 FROM groups WHERE groups.id = NEW.group_id AND groups.therapist_id = NEW.therapist_id)`;
  const refusal = {
    table: 'sessions',
    when: isOfAnother,
    message: 'The group is of another caseload',
  } as const;
  return [
    'ALTER TABLE sessions ADD COLUMN group_id INTEGER REFERENCES groups (id)',
    ...refusing(engine, { ...refusal, name: 'sessions_added_to_own_group', change: 'INSERT' }),
    ...refusing(engine, { ...refusal, name: 'sessions_moved_to_own_group', change: 'UPDATE' }),
    index,
  ];
}
