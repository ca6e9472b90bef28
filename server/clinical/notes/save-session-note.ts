import { isDeepStrictEqual } from 'node:util';
import type { Session } from '#domain/caseload/sessions/session.ts';
import {
  type NoteContent,
  type SessionNote,
  type SessionNoteForm,
  sessionNoteRecord,
} from '#domain/clinical/notes/session-note.ts';
import {
  contentToSave,
  initialNote,
  type NoteOfSession,
  storedNoteReply,
  unstartedNoteReply,
} from '#domain/clinical/notes/session-note-reply.ts';
import type { TimeZone } from '#domain/platform/dates.ts';
import { contentIn, contentOf } from '#domain/platform/record.ts';
import { saveNotes } from '#server/caseload/sessions/notes-of-sessions.ts';
import { getSession } from '#server/caseload/sessions/session-store.ts';
import { NOTE_IS_SIGNED } from '#server/caseload/sessions/signed-sessions.ts';
import { getPlan, listPlans } from '#server/clinical/plans/plan-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { CHANGED_MEANWHILE, conflict, invalid } from '#server/platform/http/errors.ts';
import { countAttendingChildren } from './count-attending-children.ts';
import { findLastNote, findSessionNote, writeSessionNote } from './session-note-store.ts';

export const NOTE_IS_WITHDRAWN = "This session's note was withdrawn. Correct the note to write it again";

/** Returns the stored note of a session, or its initial values if none is stored. */
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
  const inTheRoom = await countAttendingChildren(queries, session);
  if (saved && saved.state !== 'none') return storedNoteReply(saved, inTheRoom);
  const begun = initialNote(session, {
    plans: await listPlans(queries, { clientId: session.clientId }),
    mandatePlanId: await planOfMandate(queries, session),
    last: await findLastNote(queries, session),
    childrenPresent: inTheRoom,
    timeZone,
  });
  return unstartedNoteReply(session, begun, inTheRoom, saved?.updatedAt ?? null);
}

// Read from its table, because mandates belong to billing, which is built on notes.
async function planOfMandate(
  { selectFrom }: CaseloadQueries,
  { mandateId }: Session,
): Promise<number | undefined> {
  if (mandateId === null) return undefined;
  const mandate = await selectFrom('mandates')
    .select('mandates.plan_id as planId')
    .where('mandates.id', '=', mandateId)
    .executeTakeFirst();
  return mandate?.planId;
}

/**
 * Saves the complete note of a session. If it has nothing but Notes and initial values, only Notes is saved.
 * Throws 404 for a session that is not the therapist's own, 400 for another child's plan, and 409 for a note
 * that is signed or changed since the client read it. Values that are already stored succeed without a
 * change, so that a repeated save is harmless.
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
  // A request without Notes always writes the note's other fields.
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

/** Returns the content to save; sections without text lose the day they were copied from. */
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
