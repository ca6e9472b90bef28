import { sql } from 'kysely';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { keepNoteVersion } from './note-version-store.ts';

/** The Notes of a selected session: they are a column of its note. */
export const notesOfSession = sql<string | null>`(SELECT session_notes.notes FROM session_notes
  WHERE session_notes.therapist_id = sessions.therapist_id AND session_notes.session_id = sessions.id)`;

type WithNotes = Pick<Session, 'id' | 'clientId' | 'notes'>;

/** Saves the Notes of new sessions, each of which begins a note. */
export async function insertNotes(queries: CaseloadWrites, sessions: readonly WithNotes[]): Promise<void> {
  const rows = sessions.flatMap(({ id, clientId, notes }) => (notes === null ? [] : { id, clientId, notes }));
  await queries.insertInto(
    'session_notes',
    rows.map(({ id, clientId, notes }) => ({
      client_id: clientId,
      session_id: id,
      notes,
      // The rest is as the note begins until something of it is saved.
      state: 'none' as const,
      template: 'narrative' as const,
      ...{ diagnosis_codes: '[]', procedure_codes: '[]', pulled: '{}' },
      version: 1,
      created_at: queries.now,
      updated_at: queries.now,
    })),
  );
}

/** Saves the Notes of a session in the place of those that it has, of which it saves a version. */
export async function writeNotes(
  queries: CaseloadWrites,
  session: WithNotes,
  notes: string | null,
): Promise<void> {
  if (notes === session.notes) return;
  await keepNoteVersion(queries, session, notes);
  const { numUpdatedRows } = await queries
    .updateTable('session_notes')
    .set({ notes, updated_at: queries.changedAt })
    .where('session_id', '=', session.id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await insertNotes(queries, [{ ...session, notes }]);
}

/** Saves the Notes of a session as a change of it: whoever saw the session before sees something older. */
export async function saveNotes(
  queries: CaseloadWrites,
  session: WithNotes,
  notes: string | null,
): Promise<void> {
  const { id, clientId } = session;
  if (notes === session.notes) return;
  await queries.updateTable('sessions').set({ updated_at: queries.changedAt }).where('id', '=', id).execute();
  await writeNotes(queries, session, notes);
  queries.audit({ action: 'update', entity: 'session', entityId: id, clientId });
}
