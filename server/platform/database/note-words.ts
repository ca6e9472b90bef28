import { type RawBuilder, sql } from 'kysely';
import { searchedWords } from '#domain/platform/note-search.ts';
import { plainText } from '#domain/platform/search-text.ts';
import type { Engine } from '#server/platform/database/dialect.ts';

/**
 * Whether the notes of a session hold all words that were typed, or words that begin as they do; by the words that
 * the triggers of migration 0031 keep. Notes hold nothing when there is no word in what was typed.
 */
export function notesHold(engine: Engine, typed: string): RawBuilder<boolean> {
  const pieces = searchedWords(typed);
  if (pieces.length === 0) return sql<boolean>`1 = 0`;
  return engine === 'sqlite' ? onSqlite(pieces) : onPostgres(pieces);
}

// Words hold letters and digits alone, so that nothing of what was typed has a meaning in the language of either search.
function onSqlite(pieces: readonly string[][]): RawBuilder<boolean> {
  const searched = pieces.map((words) => `"${words.join(' ')}"*`).join(' AND ');
  return sql<boolean>`sessions.id IN (SELECT rowid FROM note_words WHERE note_words MATCH ${searched})`;
}

function onPostgres(pieces: readonly string[][]): RawBuilder<boolean> {
  const searched = pieces
    .map((words) => `(${words.map((word) => `'${plainText(word)}'`).join(' <-> ')}:*)`)
    .join(' & ');
  return sql<boolean>`sessions.id IN (
    SELECT session_id FROM note_words WHERE words @@ ${searched}::tsquery)`;
}
