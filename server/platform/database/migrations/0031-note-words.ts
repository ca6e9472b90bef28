import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';

/** The notes of sessions are found by their words. */
export function noteWordsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of engine === 'sqlite' ? onSqlite : onPostgres) {
        await sql.raw(statement).execute(queries);
      }
    },
  };
}

// The table holds the words alone; the notes are those of the sessions. Triggers keep it right whatever writes a note.
const onSqlite = [
  `CREATE VIRTUAL TABLE note_words USING fts5 (
     notes, content = 'sessions', content_rowid = 'id', columnsize = 0, prefix = '1 2',
     tokenize = 'unicode61 remove_diacritics 2'
   )`,
  "INSERT INTO note_words (note_words) VALUES ('rebuild')",
  `CREATE TRIGGER note_words_of_new AFTER INSERT ON sessions
     BEGIN INSERT INTO note_words (rowid, notes) VALUES (new.id, new.notes); END`,
  `CREATE TRIGGER note_words_of_deleted AFTER DELETE ON sessions
     BEGIN INSERT INTO note_words (note_words, rowid, notes) VALUES ('delete', old.id, old.notes); END`,
  `CREATE TRIGGER note_words_of_changed AFTER UPDATE OF id, notes ON sessions
     WHEN old.id <> new.id OR old.notes IS NOT new.notes BEGIN
       INSERT INTO note_words (note_words, rowid, notes) VALUES ('delete', old.id, old.notes);
       INSERT INTO note_words (rowid, notes) VALUES (new.id, new.notes);
     END`,
];

// Marks of letters are left out and signs stand for spaces: its own reading of words takes "3.5" and addresses as one.
const onPostgres = [
  `CREATE TABLE note_words (
     session_id BIGINT PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE ON UPDATE CASCADE,
     words TSVECTOR NOT NULL
   )`,
  `CREATE FUNCTION words_of_note(notes TEXT) RETURNS TSVECTOR LANGUAGE sql IMMUTABLE AS $$
     SELECT to_tsvector('simple', regexp_replace(
       lower(regexp_replace(normalize(notes, NFD), '[\\u0300-\\u036f\\u0591-\\u05c7\\u064b-\\u065f\\u0670]', '', 'g')),
       '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u00d7\\u00f7\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u303f\\uff01-\\uff0f]+',
       ' ', 'g')) $$`,
  'INSERT INTO note_words SELECT id, words_of_note(notes) FROM sessions WHERE notes IS NOT NULL',
  'CREATE INDEX note_words_by_word ON note_words USING gin (words)',
  `CREATE FUNCTION keep_note_words() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       DELETE FROM note_words WHERE session_id = NEW.id;
       IF NEW.notes IS NOT NULL THEN
         INSERT INTO note_words VALUES (NEW.id, words_of_note(NEW.notes));
       END IF;
       RETURN NULL;
     END $$`,
  `CREATE TRIGGER keep_note_words_of_new AFTER INSERT ON sessions FOR EACH ROW
     WHEN (NEW.notes IS NOT NULL) EXECUTE FUNCTION keep_note_words()`,
  `CREATE TRIGGER keep_note_words_of_changed AFTER UPDATE OF notes ON sessions FOR EACH ROW
     WHEN (OLD.notes IS DISTINCT FROM NEW.notes) EXECUTE FUNCTION keep_note_words()`,
];
