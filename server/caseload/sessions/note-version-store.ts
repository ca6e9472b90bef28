import {
  isVersionSaved,
  type NoteVersion,
  noteVersionRecord,
} from '#domain/caseload/sessions/note-version.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf } from '#server/platform/database/record-rows.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

const columns = selectionOf(noteVersionRecord);

/** Latest first. */
export const noteVersionOrder: ListOrder<NoteVersion> = {
  direction: 'desc',
  keys: [
    { by: 'replaced_at', shape: keyShapes.instant, of: (version) => version.replacedAt },
    { by: 'id', shape: keyShapes.id, of: (version) => version.id },
  ],
};

/** Returns the earlier versions of the therapist's notes, or of one session's note, latest first. */
export async function listNoteVersions(
  queries: CaseloadQueries,
  { sessionId }: { sessionId?: number | undefined } = {},
  page: Page = {},
): Promise<NoteVersion[]> {
  let selection = queries.selectFrom('note_versions').select(columns);
  if (sessionId !== undefined) selection = selection.where('session_id', '=', sessionId);
  return inOrder(selection, noteVersionOrder, page).execute();
}

/** Saves the note of a session as a version before it changes; see `isVersionSaved`. */
export async function saveNoteVersion(
  queries: CaseloadWrites,
  { id: sessionId, clientId, notes }: Pick<Session, 'id' | 'clientId' | 'notes'>,
  next: string | null,
): Promise<void> {
  const [former, now] = [notes ?? '', queries.now];
  if (former === (next ?? '')) return;
  const lastSavedAt = await lastVersionTime(queries, sessionId);
  if (!isVersionSaved(former, next ?? '', { lastSavedAt, now })) return;
  const { full_name: replacedBy } = await queries.practice
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', queries.therapistId)
    .executeTakeFirstOrThrow();
  const version = { clientId, sessionId, text: former, replacedAt: now, replacedBy };
  await queries.insertInto('note_versions', [insertRow(noteVersionRecord, version)]);
}

async function lastVersionTime(queries: CaseloadQueries, sessionId: number): Promise<string | undefined> {
  const latest = await queries
    .selectFrom('note_versions')
    .select('replaced_at')
    .where('session_id', '=', sessionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.replaced_at;
}
