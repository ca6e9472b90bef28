import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { appendOnly, columnTypesOf } from './schema-statements.ts';

/** What therapists sign with, what they signed, and that nothing changes it any more. */
export function signingMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const statements = [
        ...profiles(engine),
        ...documents(engine),
        ...lockedResults(engine),
        ...lockedNotes(engine, signedColumns),
        ...logThatTakes(engine, takenSinceSigning),
      ];
      for (const statement of statements) await sql.raw(statement).execute(queries);
    },
  };
}

function profiles(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE signing_profiles (
       therapist_id ${type.bigint} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
       printed_name TEXT NOT NULL,
       credentials TEXT NOT NULL,
       profession TEXT NOT NULL CHECK (profession IN ('OT', 'OTA')),
       license_number TEXT NOT NULL,
       npi TEXT CHECK (length(npi) = 10),
       created_at ${type.instant} NOT NULL,
       updated_at ${type.instant} NOT NULL
     )`,
  ];
}

// The text is TEXT on both engines: a column of JSON may write its keys in another order.
function documents(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE signed_documents (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       uid TEXT NOT NULL CHECK (length(uid) = 36),
       client_id ${type.bigint} NOT NULL,
       session_id ${type.bigint} NOT NULL,
       position INTEGER NOT NULL CHECK (position >= 1),
       kind TEXT NOT NULL CHECK (kind IN ('session-note', 'addendum', 'family-statement', 'withdrawal')),
       about_uid TEXT CHECK (length(about_uid) = 36),
       version INTEGER NOT NULL CHECK (version >= 1),
       text TEXT NOT NULL,
       previous_hash TEXT NOT NULL CHECK (length(previous_hash) = CASE position WHEN 1 THEN 0 ELSE 64 END),
       hash TEXT NOT NULL CHECK (length(hash) = 64),
       signed_at ${type.instant} NOT NULL,
       signed_by ${type.bigint},
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, client_id, uid),
       UNIQUE (therapist_id, client_id, position),
       FOREIGN KEY (therapist_id, client_id, session_id) REFERENCES sessions (therapist_id, client_id, id)
     )`,
    // Also serves the database where it looks for what names a session.
    'CREATE INDEX signed_documents_by_session ON signed_documents (therapist_id, client_id, session_id)',
    'CREATE INDEX signed_documents_of_session ON signed_documents (therapist_id, session_id, position)',
    ...signedTextsStay(engine),
  ];
}

/** The database changes no signed text, and takes one away with its client alone. */
export function signedTextsStay(engine: Engine): string[] {
  return [
    ...refusingRows(engine, {
      name: 'signed_documents_stay_as_signed',
      table: 'signed_documents',
      change: 'UPDATE',
      when: '1 = 1',
      message: 'What is signed is never changed',
    }),
    ...refusingRows(engine, {
      name: 'signed_documents_stay',
      table: 'signed_documents',
      change: 'DELETE',
      when: `NOT ${isSealed}`,
      message: 'What is signed stays with its client',
    }),
  ];
}

/** Whether everything of the row's client has been put away, to be kept or restored. */
export const isSealed = `EXISTS (SELECT 1 FROM sealed_records WHERE sealed_records.therapist_id = OLD.therapist_id
  AND sealed_records.kind = 'client' AND sealed_records.client_id = OLD.client_id)`;

function isOfSignedNote(row: 'OLD' | 'NEW'): string {
  return `EXISTS (SELECT 1 FROM session_notes WHERE session_notes.therapist_id = ${row}.therapist_id
    AND session_notes.session_id = ${row}.session_id AND session_notes.state = 'signed')`;
}

/** What of a note a correction and a withdrawal leave as it is. */
export const signedColumns = [
  'id',
  'therapist_id',
  'client_id',
  'session_id',
  'plan_id',
  'template',
  'activity',
  'subjective',
  'objective',
  'assessment',
  'plan_text',
  'setting',
  'group_size',
  'make_up_for',
  'progress',
  'co_treated_with',
  'co_treatment_reason',
  'diagnosis_codes',
  'procedure_codes',
  'pulled',
  'created_at',
];

const NOTE_IS_SIGNED = 'The note of this session is signed';

// The rows behind a signed note. A correction makes it a draft again, its next version; until then nothing of it moves.

/** The database changes no result of a signed note. */
export function lockedResults(engine: Engine): string[] {
  const ofResults = { table: 'goal_results', message: NOTE_IS_SIGNED };
  return [
    ...refusingRows(engine, {
      ...ofResults,
      name: 'signed_results_take_no_other',
      change: 'INSERT',
      when: isOfSignedNote('NEW'),
    }),
    ...refusingRows(engine, {
      ...ofResults,
      name: 'signed_results_stay_as_signed',
      change: 'UPDATE',
      when: isOfSignedNote('OLD'),
    }),
    ...refusingRows(engine, {
      ...ofResults,
      name: 'signed_results_stay',
      change: 'DELETE',
      when: `${isOfSignedNote('OLD')} AND NOT ${isSealed}`,
    }),
  ];
}

/** The database changes none of these columns of a signed note. */
export function lockedNotes(engine: Engine, columns: readonly string[]): string[] {
  const isOtherwise = columns.map((name) => `NEW.${name} IS DISTINCT FROM OLD.${name}`).join(' OR ');
  const ofNotes = { table: 'session_notes', message: NOTE_IS_SIGNED };
  return [
    ...refusingRows(engine, {
      ...ofNotes,
      name: 'signed_notes_stay_as_signed',
      change: 'UPDATE',
      when: `OLD.state = 'signed' AND (NEW.state = 'signed' OR ${isOtherwise})`,
    }),
    ...refusingRows(engine, {
      ...ofNotes,
      name: 'signed_notes_stay',
      change: 'DELETE',
      when: `OLD.state = 'signed' AND NOT ${isSealed}`,
    }),
  ];
}

interface RowRefusal {
  name: string;
  table: string;
  change: 'INSERT' | 'UPDATE' | 'DELETE';
  when: string;
  message: string;
}

// As `refusing`, of rows that other tables decide about: PostgreSQL asks those only inside of the function.
export function refusingRows(engine: Engine, { name, table, change, when, message }: RowRefusal): string[] {
  if (engine === 'sqlite') {
    return [
      `CREATE TRIGGER ${name} BEFORE ${change} ON ${table} WHEN ${when}
        BEGIN SELECT RAISE(ABORT, '${message}'); END`,
    ];
  }
  return [
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF ${when} THEN RAISE EXCEPTION '${message}'; END IF;
       RETURN ${change === 'DELETE' ? 'OLD' : 'NEW'};
     END $$`,
    `CREATE TRIGGER ${name} BEFORE ${change} ON ${table} FOR EACH ROW EXECUTE FUNCTION ${name}()`,
  ];
}

/** What a line of the log could say from then on. */
export const takenSinceSigning: TakenByLog = {
  actions: [
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
    'sign',
    'amend',
    'correct',
    'withdraw',
  ],
  actorKinds: ['therapist', 'program'],
};

/** What a sealed line of the log may say. */
interface TakenByLog {
  actions: readonly string[];
  actorKinds: readonly string[];
}

/** The statements by which the log takes these actions and kinds of actors from now on. */
export function logThatTakes(engine: Engine, { actions, actorKinds }: TakenByLog): string[] {
  const keyAndAction = `key_name IS NULL OR (length(key_name) = 16 AND action IN (${listed(actions)}))`;
  const kindOfActor = `actor_kind IN (${listed(actorKinds)})`;
  return engine === 'sqlite' ? rebuiltLog(keyAndAction, kindOfActor) : alteredLog(keyAndAction, kindOfActor);
}

function listed(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}

function alteredLog(keyAndAction: string, kindOfActor: string): string[] {
  return [
    'ALTER TABLE audit_log DROP CONSTRAINT audit_log_check',
    `ALTER TABLE audit_log ADD CONSTRAINT audit_log_check CHECK (${keyAndAction})`,
    'ALTER TABLE audit_log DROP CONSTRAINT audit_log_actor_kind_check',
    `ALTER TABLE audit_log ADD CONSTRAINT audit_log_actor_kind_check CHECK (${kindOfActor})`,
  ];
}

// SQLite changes no CHECK of a table that is there. The lines move over as they are, with their hashes and seals.
function rebuiltLog(keyAndAction: string, kindOfActor: string): string[] {
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
       actor_kind TEXT CHECK (${kindOfActor}),
       key_name TEXT CHECK (${keyAndAction}),
       PRIMARY KEY (therapist_id, position)
     )`,
    'INSERT INTO audit_log SELECT * FROM audit_log_before',
    'DROP TABLE audit_log_before',
    'CREATE INDEX audit_log_by_client ON audit_log (therapist_id, client_id, position)',
    "CREATE INDEX audit_log_restores ON audit_log (therapist_id, position) WHERE action = 'restore'",
    ...appendOnly('sqlite', 'audit_log'),
  ];
}
