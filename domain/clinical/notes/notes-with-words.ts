import type { EarlierRecord } from '#domain/platform/record.ts';
import { sessionNoteRecord } from './session-note.ts';

/**
 * Notes of an archive, or that were put away, with the words that their sessions tell as their Notes. A session that has words
 * and no note gets one of nothing else, without a number.
 */
export function notesWithWords(
  sessions: readonly EarlierRecord[],
  notes: readonly EarlierRecord[],
): EarlierRecord[] {
  const wordsOf = new Map(sessions.map((session) => [session.id, session.notes ?? null]));
  const noted = new Set(notes.map(({ sessionId }) => sessionId));
  const wordsAlone = sessions.filter(({ id, notes: words }) => !noted.has(id) && typeof words === 'string');
  return [
    ...notes.map((note) => ({ ...note, notes: wordsOf.get(note.sessionId) ?? null })),
    ...wordsAlone.map(({ id: sessionId, therapistId, clientId, notes: words, createdAt, updatedAt }) => ({
      ...blank,
      ...{ therapistId, clientId, sessionId, notes: words, createdAt, updatedAt },
    })),
  ];
}

const { id: _id, ...fields } = sessionNoteRecord.fields;
const blank = {
  ...Object.fromEntries(Object.keys(fields).map((field) => [field, null])),
  ...sessionNoteRecord.defaults,
  template: 'narrative',
  state: 'none',
  version: 1,
};
