import { sql } from 'kysely';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { saveNoteVersion } from './note-version-store.ts';

/** Selects a session's Notes, a column of its note. */
export const notesOfSession = sql<string | null>`(SELECT session_notes.notes FROM session_notes
  WHERE session_notes.therapist_id = sessions.therapist_id AND session_notes.session_id = sessions.id)`;

type WithNotes = Pick<Session, 'id' | 'clientId' | 'notes'>;

/** Inserts the Notes of new sessions, each as a new note. */
export async function insertNotes(queries: CaseloadWrites, sessions: readonly WithNotes[]): Promise<void> {
  const rows = sessions.flatMap(({ id, clientId, notes }) => (notes === null ? [] : { id, clientId, notes }));
  await queries.insertInto(
    'session_notes',
    rows.map(({ id, clientId, notes }) => ({
      client_id: clientId,
      session_id: id,
      notes,
      // The initial state until other parts of the note are saved.
      state: 'none' as const,
      template: 'narrative' as const,
      ...{ diagnosis_codes: '[]', procedure_codes: '[]', pulled: '{}' },
      version: 1,
      created_at: queries.now,
      updated_at: queries.now,
    })),
  );
}

/** Replaces the Notes of a session, and saves a version of the previous ones. */
export async function writeNotes(
  queries: CaseloadWrites,
  session: WithNotes,
  notes: string | null,
): Promise<void> {
  if (notes === session.notes) return;
  await saveNoteVersion(queries, session, notes);
  const { numUpdatedRows } = await queries
    .updateTable('session_notes')
    .set({ notes, updated_at: queries.changedAt })
    .where('session_id', '=', session.id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await insertNotes(queries, [{ ...session, notes }]);
}

/** Saves the Notes of a session as a change of the session, which makes earlier versions of it outdated. */
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
