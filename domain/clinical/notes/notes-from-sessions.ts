import type { EarlierRecord } from '#domain/platform/record.ts';
import { sessionNoteRecord } from './session-note.ts';

/**
 * Returns notes from an archive or a sealed record with the Notes of their sessions filled in. A session with
 * Notes but no note gets a note that holds nothing else and has no id.
 */
export function fillNotesFromSessions(
  sessions: readonly EarlierRecord[],
  notes: readonly EarlierRecord[],
): EarlierRecord[] {
  const textBySession = new Map(sessions.map((session) => [session.id, session.notes ?? null]));
  const noted = new Set(notes.map(({ sessionId }) => sessionId));
  const withoutNote = sessions.filter(({ id, notes: text }) => !noted.has(id) && typeof text === 'string');
  return [
    ...notes.map((note) => ({ ...note, notes: textBySession.get(note.sessionId) ?? null })),
    ...withoutNote.map(({ id: sessionId, therapistId, clientId, notes: text, createdAt, updatedAt }) => ({
      ...blank,
      ...{ therapistId, clientId, sessionId, notes: text, createdAt, updatedAt },
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
