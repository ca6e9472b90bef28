import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';

/** Collations that lowercase every letter, the best first; which exist depends on how PostgreSQL was built. */
const COLLATIONS = ['und-x-icu', 'pg_c_utf8', 'C.utf8', 'en_US.utf8'];

/**
 * Names and notes are searched and ordered in lower case also where the host's locale is C, whose `lower` knows only A
 * to Z: "lukasz" did not find Łukasz there.
 */
export function lettersOfCMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      if (engine !== 'postgres' || (await lowersEveryLetter(queries))) return;
      const collation = await findCollation(queries);
      if (collation === undefined) return;
      for (const statement of lowerFirst(collation)) await sql.raw(statement).execute(queries);
    },
  };
}

async function lowersEveryLetter(queries: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT lower('ŁЖ') = 'łж' AS "is"`.execute(queries);
  return rows.some((row) => row.is);
}

async function findCollation(queries: Kysely<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`SELECT collname AS name FROM pg_collation
    WHERE collencoding IN (-1, pg_char_to_encoding('UTF8'))`.execute(queries);
  const names = new Set(rows.map(({ name }) => name));
  return COLLATIONS.find((name) => names.has(name));
}

function lowerFirst(collation: string): string[] {
  const lowered = (text: string) => `lower(${text} COLLATE "${collation}")`;
  return [
    'ALTER FUNCTION plain_text(TEXT) RENAME TO plain_text_of_lower',
    `CREATE FUNCTION plain_text(written TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
       SELECT plain_text_of_lower(${lowered('written')}) $$`,
    'ALTER FUNCTION words_of_note(TEXT) RENAME TO words_of_lower_note',
    `CREATE FUNCTION words_of_note(notes TEXT) RETURNS TSVECTOR LANGUAGE sql IMMUTABLE AS $$
       SELECT words_of_lower_note(${lowered('notes')}) $$`,
    `UPDATE note_words SET words = words_of_note(session_notes.notes)
       FROM session_notes WHERE session_notes.session_id = note_words.session_id`,
  ];
}
