import { isDeepStrictEqual } from 'node:util';
import type { Session } from '#domain/caseload/sessions/session.ts';
import {
  keptNoteOf,
  type NoteOfSession,
  noteToBegin,
  sizeToKeep,
  unwrittenNote,
} from '#domain/clinical/notes/note-of-session.ts';
import {
  type NoteContent,
  type SessionNote,
  type SessionNoteForm,
  sessionNoteRecord,
} from '#domain/clinical/notes/session-note.ts';
import type { TimeZone } from '#domain/platform/dates.ts';
import { contentOf } from '#domain/platform/record.ts';
import { getSession } from '#server/caseload/sessions/session-store.ts';
import { NOTE_IS_SIGNED } from '#server/caseload/sessions/signed-sessions.ts';
import { getPlan, listPlans } from '#server/clinical/plans/plan-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { CHANGED_MEANWHILE, conflict, invalid } from '#server/platform/http/errors.ts';
import { childrenInTheRoom } from './children-in-the-room.ts';
import { createSessionNote, findLastNote, findSessionNote, updateSessionNote } from './session-note-store.ts';

export const NOTE_IS_WITHDRAWN = "This session's note was withdrawn. Correct the note to write it again";

/** The note of a session as it is kept, or what it begins with where nothing is kept of it. */
export async function noteOfSession(
  queries: CaseloadQueries,
  session: Session,
  timeZone: TimeZone,
): Promise<NoteOfSession> {
  const kept = await findSessionNote(queries, session.id);
  const inTheRoom = await childrenInTheRoom(queries, session);
  if (kept) return keptNoteOf(kept, inTheRoom);
  const begun = noteToBegin(session, {
    plans: await listPlans(queries, { clientId: session.clientId }),
    last: await findLastNote(queries, session),
    inTheRoom,
    timeZone,
  });
  return unwrittenNote(session, begun, inTheRoom);
}

/**
 * Keeps the note of a session, whole, in the place of what was kept of it. Throws 404 for what is not the therapist's own,
 * 400 for another child's plan, 409 for a note that is signed or that somebody changed since it was seen. What is kept
 * already is answered as it is: a save that is sent again changes nothing.
 */
export async function saveSessionNote(
  queries: CaseloadWrites,
  sessionId: number,
  { updatedAt, ...form }: SessionNoteForm,
): Promise<NoteOfSession> {
  const session = await getSession(queries, sessionId);
  const before = await findSessionNote(queries, sessionId);
  const inTheRoom = await childrenInTheRoom(queries, session);
  const written = contentOfForm(form);
  const content = { ...written, groupSize: sizeToKeep(written.groupSize, inTheRoom) };
  if (before && isSame(before, content)) return keptNoteOf(before, inTheRoom);
  if (updatedAt !== undefined && updatedAt !== (before?.updatedAt ?? null)) throw conflict(CHANGED_MEANWHILE);
  if (before?.state === 'signed') throw conflict(NOTE_IS_SIGNED);
  if (before?.state === 'withdrawn') throw conflict(NOTE_IS_WITHDRAWN);
  await refuseOthersPlan(queries, session, content.planId);
  const saved = before
    ? await updateSessionNote(queries, before, content)
    : await createSessionNote(queries, session, content);
  return keptNoteOf(saved, inTheRoom);
}

/** What is kept of a note: a section without words was pulled from nowhere. */
function contentOfForm({ pulled = {}, ...form }: Omit<SessionNoteForm, 'updatedAt'>): NoteContent {
  const days = Object.entries(pulled).filter(([, day]) => day !== null && day !== undefined);
  return contentOf(sessionNoteRecord, { ...form, pulled: Object.fromEntries(days) });
}

function isSame(before: SessionNote, content: NoteContent): boolean {
  return isDeepStrictEqual({ ...before, ...content }, { ...before });
}

async function refuseOthersPlan(
  queries: CaseloadQueries,
  { clientId }: Session,
  planId: number | null,
): Promise<void> {
  if (planId === null) return;
  const plan = await getPlan(queries, planId);
  if (plan.clientId !== clientId) throw invalid('This plan is of another client than the session');
}
