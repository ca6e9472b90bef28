import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { appendOnly, columnTypesOf } from './schema-statements.ts';

const ACTIONS = [
  'create',
  'read',
  'update',
  'delete',
  'export',
  'import',
  'restore',
  'purge',
  'list',
  'refuse',
  'fail',
  'undo',
];

const KEY_AND_ACTION = `key_name IS NULL OR (length(key_name) = 16 AND action IN (${ACTIONS.map(
  (action) => `'${action}'`,
).join(', ')}))`;

/** What it takes to undo a change of the last minutes; and the audit log takes a line that says that it was undone. */
export function undosMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const statements = [...undos(engine), ...(engine === 'sqlite' ? rebuiltLog() : alteredLog)];
      for (const statement of statements) await sql.raw(statement).execute(queries);
    },
  };
}

function undos(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE undos (
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
       id TEXT NOT NULL,
       steps ${type.json} NOT NULL,
       made_at ${type.instant} NOT NULL,
       PRIMARY KEY (therapist_id, id)
     )`,
    'CREATE INDEX undos_by_age ON undos (made_at)',
  ];
}

const alteredLog = [
  'ALTER TABLE audit_log DROP CONSTRAINT audit_log_check',
  `ALTER TABLE audit_log ADD CONSTRAINT audit_log_check CHECK (${KEY_AND_ACTION})`,
];

// SQLite changes no CHECK of a table that is there. The lines move over as they are, with their hashes and seals.
function rebuiltLog(): string[] {
  const type = columnTypesOf('sqlite');
  return [
    'DROP INDEX audit_log_by_client',
    'DROP INDEX audit_log_restores',
    'ALTER TABLE audit_log RENAME TO audit_log_before',
    `CREATE TABLE audit_log (
       therapist_id ${type.bigint} NOT NULL,
       position ${type.bigint} NOT NULL,
       at ${type.instant} NOT NULL,
       user_id ${type.bigint} NOT NULL,
       address TEXT,
       action TEXT NOT NULL,
       entity TEXT NOT NULL,
       entity_id ${type.bigint},
       client_id ${type.bigint},
       previous_hash TEXT NOT NULL,
       hash TEXT NOT NULL,
       actor_kind TEXT CHECK (actor_kind IN ('therapist', 'program')),
       key_name TEXT CHECK (${KEY_AND_ACTION}),
       PRIMARY KEY (therapist_id, position)
     )`,
    'INSERT INTO audit_log SELECT * FROM audit_log_before',
    'DROP TABLE audit_log_before',
    'CREATE INDEX audit_log_by_client ON audit_log (therapist_id, client_id, position)',
    "CREATE INDEX audit_log_restores ON audit_log (therapist_id, position) WHERE action = 'restore'",
    ...appendOnly('sqlite', 'audit_log'),
  ];
}
