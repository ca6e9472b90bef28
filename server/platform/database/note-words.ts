import { type RawBuilder, sql } from 'kysely';
import { searchedWords } from '#domain/platform/note-search.ts';
import { withoutMarks } from '#domain/platform/search-text.ts';
import type { Engine } from '#server/platform/database/dialect.ts';

/**
 * Returns whether a session's notes contain all typed words, or words that start with them; based on the words that
 * the triggers of migration 0049 store. False if nothing was typed.
 */
export function notesMatch(engine: Engine, typed: string): RawBuilder<boolean> {
  const pieces = searchedWords(typed);
  if (pieces.length === 0) return sql<boolean>`1 = 0`;
  return engine === 'sqlite' ? onSqlite(pieces) : onPostgres(pieces);
}

// Words contain only letters and digits, so that no typed character has a meaning in the query language.
function onSqlite(pieces: readonly string[][]): RawBuilder<boolean> {
  const searched = pieces.map((words) => `"${words.join(' ')}"*`).join(' AND ');
  return sql<boolean>`sessions.id IN (SELECT rowid FROM note_words WHERE note_words MATCH ${searched})`;
}

function onPostgres(pieces: readonly string[][]): RawBuilder<boolean> {
  const searched = pieces
    .map((words) => `(${words.map((word) => `'${storedWord(word)}'`).join(' <-> ')}:*)`)
    .join(' & ');
  return sql<boolean>`sessions.id IN (
    SELECT session_id FROM note_words WHERE words @@ ${searched}::tsquery)`;
}

/** Returns a word as the function `words_of_note` of the database stores it. */
function storedWord(word: string): string {
  return withoutMarks(word.normalize('NFD')).toLowerCase();
}
