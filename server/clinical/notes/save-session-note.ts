import { isDeepStrictEqual } from 'node:util';
import type { Session } from '#domain/caseload/sessions/session.ts';
import {
  contentToSave,
  keptNoteOf,
  type NoteOfSession,
  noteToBegin,
  unwrittenNote,
} from '#domain/clinical/notes/note-of-session.ts';
import {
  type NoteContent,
  type SessionNote,
  type SessionNoteForm,
  sessionNoteRecord,
} from '#domain/clinical/notes/session-note.ts';
import type { TimeZone } from '#domain/platform/dates.ts';
import { contentIn, contentOf } from '#domain/platform/record.ts';
import { saveNotes } from '#server/caseload/sessions/notes-of-sessions.ts';
import { getSession } from '#server/caseload/sessions/session-store.ts';
import { NOTE_IS_SIGNED } from '#server/caseload/sessions/signed-sessions.ts';
import { getPlan, listPlans } from '#server/clinical/plans/plan-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { CHANGED_MEANWHILE, conflict, invalid } from '#server/platform/http/errors.ts';
import { childrenInTheRoom } from './children-in-the-room.ts';
import { findLastNote, findSessionNote, writeSessionNote } from './session-note-store.ts';

export const NOTE_IS_WITHDRAWN = "This session's note was withdrawn. Correct the note to write it again";

/** The note of a session as it is kept, or what it begins with where nothing is kept of it. */
export async function noteOfSession(
  queries: CaseloadQueries,
  session: Session,
  timeZone: TimeZone,
): Promise<NoteOfSession> {
  return asAnswered(queries, session, await findSessionNote(queries, session.id), timeZone);
}

async function asAnswered(
  queries: CaseloadQueries,
  session: Session,
  saved: SessionNote | undefined,
  timeZone: TimeZone,
): Promise<NoteOfSession> {
  const inTheRoom = await childrenInTheRoom(queries, session);
  if (saved && saved.state !== 'none') return keptNoteOf(saved, inTheRoom);
  const begun = noteToBegin(session, {
    plans: await listPlans(queries, { clientId: session.clientId }),
    last: await findLastNote(queries, session),
    inTheRoom,
    timeZone,
  });
  return unwrittenNote(session, begun, inTheRoom, saved?.updatedAt ?? null);
}

/**
 * Saves the note of a session, whole, over what was saved of it; of one that says no more than its Notes and what it begins with,
 * the Notes alone. Throws 404 for what is not the therapist's own, 400 for another child's plan, 409 for a note that is signed or
 * that somebody changed since it was seen. What is saved already is answered as it is: a save that is sent again changes nothing.
 */
export async function saveSessionNote(
  queries: CaseloadWrites,
  sessionId: number,
  { updatedAt, ...form }: SessionNoteForm,
  timeZone: TimeZone,
): Promise<NoteOfSession> {
  const session = await getSession(queries, sessionId);
  const before = await findSessionNote(queries, sessionId);
  const shown = await asAnswered(queries, session, before, timeZone);
  const { notes = session.notes } = form;
  const content = contentToSave(contentOfForm({ ...form, notes }), shown.childrenCounted);
  // Whoever does not tell the Notes says something of the rest.
  const isBegun = shown.state !== 'none' || form.notes !== undefined;
  if (isBegun && isSame(shown, content)) return shown;
  const seen = [before?.updatedAt ?? null, ...(isBegun ? [] : [null])];
  if (updatedAt !== undefined && !seen.includes(updatedAt)) throw conflict(CHANGED_MEANWHILE);
  if (shown.state === 'signed') throw conflict(NOTE_IS_SIGNED);
  if (shown.state === 'withdrawn') throw conflict(NOTE_IS_WITHDRAWN);
  await refuseOthersPlan(queries, session, content.planId);
  await saveNotes(queries, session, notes);
  if (!isBegun || !isSame(shown, { ...content, notes: shown.notes }))
    await writeSessionNote(queries, session, content);
  return noteOfSession(queries, { ...session, notes }, timeZone);
}

/** What is saved of a note: a section without words was pulled from nowhere. */
function contentOfForm({ pulled = {}, ...form }: Omit<SessionNoteForm, 'updatedAt'>): NoteContent {
  const days = Object.entries(pulled).filter(([, day]) => day !== null && day !== undefined);
  return contentOf(sessionNoteRecord, { ...form, pulled: Object.fromEntries(days) });
}

function isSame(shown: NoteOfSession, content: NoteContent): boolean {
  return isDeepStrictEqual(
    contentToSave(contentIn(sessionNoteRecord, shown), shown.childrenCounted),
    content,
  );
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
