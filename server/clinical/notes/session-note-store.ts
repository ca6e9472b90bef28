import type { Session } from '#domain/caseload/sessions/session.ts';
import {
  type NoteContent,
  type SessionNote,
  sessionNoteRecord,
} from '#domain/clinical/notes/session-note.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { idOrder, inOrder, type Page } from '#server/platform/http/paging.ts';

const columns = selectionOf(sessionNoteRecord);

export interface SessionNoteFilter {
  clientId?: number | undefined;
  sessionId?: number | undefined;
}

/**
 * Returns the notes of the therapist's sessions in order of creation; sessions with nothing but Notes have
 * none.
 */
export async function listSessionNotes(
  queries: CaseloadQueries,
  { clientId, sessionId }: SessionNoteFilter = {},
  page: Page = {},
): Promise<SessionNote[]> {
  let selection = queries.selectFrom('session_notes').select(columns).where('state', '!=', 'none');
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  if (sessionId !== undefined) selection = selection.where('session_id', '=', sessionId);
  return inOrder(selection, idOrder, page).execute();
}

/** Returns the stored note of a session; undefined if there is none. */
export function findSessionNote(
  queries: CaseloadQueries,
  sessionId: number,
): Promise<SessionNote | undefined> {
  return queries
    .selectFrom('session_notes')
    .select(columns)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

/** Returns the child's note of the latest session before this one; undefined if there is none. */
export function findLastNote(
  queries: CaseloadQueries,
  { clientId, date }: Pick<Session, 'clientId' | 'date'>,
): Promise<SessionNote | undefined> {
  return (
    queries
      .selectFrom('session_notes')
      .innerJoin('sessions', (join) =>
        join
          .onRef('sessions.therapist_id', '=', 'session_notes.therapist_id')
          .onRef('sessions.id', '=', 'session_notes.session_id'),
      )
      .select(columns.map((column) => `session_notes.${column}` as const))
      // Filters by the session's column, whose index orders a client's sessions by date.
      .where('sessions.client_id', '=', clientId)
      .where('sessions.date', '<', date)
      .where('session_notes.state', '!=', 'none')
      .orderBy('sessions.date', 'desc')
      .orderBy('sessions.id', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/**
 * Updates a session's note, or creates it if only Notes was saved. It is saved at each pause in typing, so no
 * undo is offered.
 */
export async function writeSessionNote(
  queries: CaseloadWrites,
  { id: sessionId, clientId }: Pick<Session, 'id' | 'clientId'>,
  content: NoteContent,
): Promise<void> {
  const { now, changedAt } = queries;
  const before = await findSessionNote(queries, sessionId);
  const isBegun = before !== undefined && before.state !== 'none';
  let id = before?.id;
  if (id === undefined) {
    const begun = { state: 'draft', version: 1, correctionReason: null, lateReason: null } as const;
    const note = { ...content, ...begun, clientId, sessionId, createdAt: now, updatedAt: now };
    ({ id } = await queries.add(sessionNoteRecord, insertRow(sessionNoteRecord, note)));
  } else {
    await queries
      .updateTable('session_notes')
      .set({ ...updateRow(sessionNoteRecord, content), updated_at: changedAt })
      .$if(!isBegun, (update) => update.set({ state: 'draft' }))
      .where('id', '=', id)
      .execute();
  }
  queries.audit({ action: isBegun ? 'update' : 'create', entity: 'session-note', entityId: id, clientId });
}
