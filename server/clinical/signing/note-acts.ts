import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import { calledInAttestation } from '#domain/clinical/signing/attestations.ts';
import { isSameAsSigned } from '#domain/clinical/signing/same-as-signed.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { signedNoteShape } from '#domain/clinical/signing/signed-note.ts';
import type { NewAddendum, NoteCorrection, NoteWithdrawal } from '#domain/clinical/signing/signing-acts.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { getSession } from '#server/caseload/sessions/session-store.ts';
import { findSessionNote } from '#server/clinical/notes/session-note-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { asItWillRead, readNoteToSign } from './note-to-sign.ts';
import {
  addTo,
  type Become,
  beginCorrection,
  SAYS_OTHERWISE,
  type SignedThing,
  withdraw,
} from './signed-acts.ts';
import { findSignedNote, isWithdrawn } from './signed-document-store.ts';

const NOT_SIGNED = "This session's note is not signed yet";

/** Adds to a signed note, at any time after it. Throws 409 where nothing was signed. */
export async function addAddendum(
  queries: CaseloadWrites,
  sessionId: number,
  addendum: NewAddendum,
  settings: PracticeSettings,
): Promise<SignedDocument> {
  return addTo(queries, await signedThing(queries, sessionId), addendum, settings);
}

/**
 * Begins the next version of a note that is signed or withdrawn; what was signed counts until that is signed too. Throws
 * 409 where nothing was signed, or a correction was begun already.
 */
export async function correctNote(
  queries: CaseloadWrites,
  sessionId: number,
  correction: NoteCorrection,
): Promise<SessionNote> {
  await beginCorrection(queries, await signedThing(queries, sessionId), correction);
  return (await getSigned(queries, sessionId)).note;
}

/**
 * Leaves a correction be: the note is what was signed of it again, or withdrawn, as it is where none was begun. Throws 409
 * where nothing was signed, and where the correction says something else, which is not thrown away in silence.
 */
export async function leaveCorrection(
  queries: CaseloadWrites,
  sessionId: number,
  settings: PracticeSettings,
): Promise<void> {
  const { note, signed } = await getSigned(queries, sessionId);
  if (note.state !== 'draft') return;
  const wasWithdrawn = await isWithdrawn(queries, signed);
  const text = signedNoteShape.parse(JSON.parse(signed.text));
  const toSign = await readNoteToSign(queries, await getSession(queries, sessionId), settings);
  const draft = asItWillRead(toSign, { now: queries.now, settings, lateReason: null });
  if (!wasWithdrawn && !isSameAsSigned(draft, text)) throw conflict(SAYS_OTHERWISE);
  await queries
    .updateTable('session_notes')
    .set({
      state: wasWithdrawn ? 'withdrawn' : 'signed',
      version: signed.version,
      correction_reason: text.correctionReason,
      late_reason: text.lateReason,
      updated_at: queries.changedAt,
    })
    .where('session_id', '=', sessionId)
    .execute();
  queries.audit({ action: 'update', entity: 'session-note', entityId: note.id, clientId: note.clientId });
}

/** Withdraws a note that was signed in error. Throws 409 where none is signed. */
export async function withdrawNote(
  queries: CaseloadWrites,
  sessionId: number,
  withdrawal: NoteWithdrawal,
  settings: PracticeSettings,
): Promise<SignedDocument> {
  return withdraw(queries, await signedThing(queries, sessionId), withdrawal, settings);
}

async function signedThing(queries: CaseloadWrites, sessionId: number): Promise<SignedThing> {
  const { note, signed } = await getSigned(queries, sessionId);
  const { state, updatedAt } = note;
  const become = (change: Become) =>
    queries
      .updateTable('session_notes')
      .set({
        ...change,
        ...(change.state === 'draft' && { late_reason: null }),
        updated_at: queries.changedAt,
      })
      .where('session_id', '=', sessionId)
      .execute();
  return {
    noun: 'note',
    called: calledInAttestation('session-note'),
    entity: 'session',
    entityId: sessionId,
    state,
    updatedAt,
    signed,
    become,
  };
}

/** The note of a session with the signed text that counts. Throws 404 without the session, 409 where nothing was signed. */
async function getSigned(queries: CaseloadWrites, sessionId: number) {
  await getSession(queries, sessionId);
  const note = await findSessionNote(queries, sessionId);
  const signed = await findSignedNote(queries, sessionId);
  if (!note || !signed) throw conflict(NOT_SIGNED);
  return { note, signed };
}
