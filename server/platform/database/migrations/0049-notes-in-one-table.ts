import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { lockedNotes, lockedResults, signedColumns } from './0039-signing.ts';
import { columnTypesOf } from './schema-statements.ts';

/** The words of a session's note move into the row of its note; a note of nothing else has the state "none". */
export function notesInOneTableMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const statements = engine === 'sqlite' ? onSqlite() : onPostgres();
      for (const statement of statements) await sql.raw(statement).execute(queries);
    },
  };
}

const STATES = "'none', 'draft', 'signed', 'withdrawn'";
const REFERENCES_SESSION = `FOREIGN KEY (therapist_id, client_id, session_id)
  REFERENCES sessions (therapist_id, client_id, id) ON UPDATE CASCADE`;

const NUMBERS = "pg_get_serial_sequence('session_notes', 'id')";

const movedWords = [
  `UPDATE session_notes SET notes = (SELECT sessions.notes FROM sessions WHERE sessions.id = session_notes.session_id)`,
  `INSERT INTO session_notes (therapist_id, client_id, session_id, template, diagnosis_codes, procedure_codes,
       pulled, notes, state, version, created_at, updated_at)
     SELECT therapist_id, client_id, id, 'narrative', '[]', '[]', '{}', notes, 'none', 1, created_at, updated_at
     FROM sessions WHERE notes IS NOT NULL AND NOT EXISTS
       (SELECT 1 FROM session_notes WHERE session_notes.session_id = sessions.id)
     ORDER BY sessions.id`,
];

// SQLite changes no CHECK of a table that is there, and triggers of other tables would follow the one that goes.
function onSqlite(): string[] {
  const type = columnTypesOf('sqlite');
  const moved = [...signedColumns, 'state', 'version', 'correction_reason', 'late_reason', 'updated_at'];
  return [
    ...['of_new', 'of_deleted', 'of_changed'].map((name) => `DROP TRIGGER note_words_${name}`),
    'DROP TABLE note_words',
    ...['take_no_other', 'stay_as_signed', 'stay'].map((name) => `DROP TRIGGER signed_results_${name}`),
    'DROP INDEX session_notes_by_session',
    'DROP INDEX session_notes_by_plan',
    'ALTER TABLE session_notes RENAME TO session_notes_before',
    `CREATE TABLE session_notes (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       session_id ${type.bigint} NOT NULL,
       plan_id ${type.bigint},
       template TEXT NOT NULL CHECK (template IN ('narrative', 'soap')),
       activity TEXT,
       notes TEXT,
       subjective TEXT,
       objective TEXT,
       assessment TEXT,
       plan_text TEXT,
       setting TEXT CHECK (setting IN ('home', 'daycare', 'preschool', 'nursery-school', 'universal-pre-k',
         'medical-site', 'community', 'facility', 'therapy-room', 'teletherapy', 'school-classroom', 'other')),
       group_size INTEGER CHECK (group_size BETWEEN 2 AND 20),
       make_up_for ${type.day},
       progress TEXT CHECK (progress IN ('progress', 'limited-progress', 'no-progress')),
       co_treated_with TEXT,
       co_treatment_reason TEXT,
       diagnosis_codes ${type.json} NOT NULL,
       procedure_codes ${type.json} NOT NULL,
       pulled ${type.json} NOT NULL,
       state TEXT NOT NULL CHECK (state IN (${STATES})),
       version INTEGER NOT NULL CHECK (version >= 1),
       correction_reason TEXT,
       late_reason TEXT,
       created_at ${type.instant} NOT NULL,
       updated_at ${type.instant} NOT NULL,
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, session_id),
       ${REFERENCES_SESSION},
       FOREIGN KEY (therapist_id, client_id, plan_id) REFERENCES plans (therapist_id, client_id, id)
     )`,
    // No number is given twice.
    `INSERT INTO sqlite_sequence (name, seq)
       SELECT 'session_notes', seq FROM sqlite_sequence WHERE name = 'session_notes_before'`,
    `INSERT INTO session_notes (${moved.join(', ')}) SELECT ${moved.join(', ')} FROM session_notes_before`,
    'DROP TABLE session_notes_before',
    'CREATE INDEX session_notes_by_session ON session_notes (therapist_id, client_id, session_id)',
    'CREATE INDEX session_notes_by_plan ON session_notes (therapist_id, client_id, plan_id) WHERE plan_id IS NOT NULL',
    ...movedWords,
    'ALTER TABLE sessions DROP COLUMN notes',
    ...lockedNotes('sqlite', [...signedColumns, 'notes']),
    ...lockedResults('sqlite'),
    `CREATE VIRTUAL TABLE note_words USING fts5 (
       notes, content = 'session_notes', content_rowid = 'session_id', columnsize = 0, prefix = '1 2',
       tokenize = 'unicode61 remove_diacritics 2'
     )`,
    "INSERT INTO note_words (note_words) VALUES ('rebuild')",
    `CREATE TRIGGER note_words_of_new AFTER INSERT ON session_notes
       BEGIN INSERT INTO note_words (rowid, notes) VALUES (new.session_id, new.notes); END`,
    `CREATE TRIGGER note_words_of_deleted AFTER DELETE ON session_notes BEGIN
       INSERT INTO note_words (note_words, rowid, notes) VALUES ('delete', old.session_id, old.notes);
     END`,
    `CREATE TRIGGER note_words_of_changed AFTER UPDATE OF session_id, notes ON session_notes
       WHEN old.session_id <> new.session_id OR old.notes IS NOT new.notes BEGIN
         INSERT INTO note_words (note_words, rowid, notes) VALUES ('delete', old.session_id, old.notes);
         INSERT INTO note_words (rowid, notes) VALUES (new.session_id, new.notes);
       END`,
  ];
}

// The words that are found stay as they are: they are those of the same sessions.
function onPostgres(): string[] {
  return [
    ...['new', 'changed'].map((name) => `DROP TRIGGER keep_note_words_of_${name} ON sessions`),
    'DROP FUNCTION keep_note_words()',
    ...['stay_as_signed', 'stay'].flatMap((name) => [
      `DROP TRIGGER signed_notes_${name} ON session_notes`,
      `DROP FUNCTION signed_notes_${name}()`,
    ]),
    'ALTER TABLE session_notes ADD COLUMN notes TEXT',
    'ALTER TABLE session_notes DROP CONSTRAINT session_notes_state_check',
    `ALTER TABLE session_notes ADD CONSTRAINT session_notes_state_check CHECK (state IN (${STATES}))`,
    'ALTER TABLE session_notes DROP CONSTRAINT session_notes_therapist_id_client_id_session_id_fkey',
    `ALTER TABLE session_notes ADD ${REFERENCES_SESSION}`,
    // Rows that were brought in with their numbers did not count.
    `SELECT setval(${NUMBERS}, greatest(nextval(${NUMBERS}), (SELECT coalesce(max(id), 0) FROM session_notes)))`,
    ...movedWords,
    'ALTER TABLE sessions DROP COLUMN notes',
    ...lockedNotes('postgres', [...signedColumns, 'notes']),
    `CREATE FUNCTION keep_note_words() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF TG_OP <> 'INSERT' THEN DELETE FROM note_words WHERE session_id = OLD.session_id; END IF;
         IF TG_OP <> 'DELETE' AND NEW.notes IS NOT NULL THEN
           INSERT INTO note_words VALUES (NEW.session_id, words_of_note(NEW.notes));
         END IF;
         RETURN NULL;
       END $$`,
    `CREATE TRIGGER keep_note_words_of_new AFTER INSERT OR DELETE ON session_notes FOR EACH ROW
       EXECUTE FUNCTION keep_note_words()`,
    `CREATE TRIGGER keep_note_words_of_changed AFTER UPDATE OF notes ON session_notes FOR EACH ROW
       WHEN (OLD.notes IS DISTINCT FROM NEW.notes) EXECUTE FUNCTION keep_note_words()`,
  ];
}
