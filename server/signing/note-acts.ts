import { formatDate } from '#domain/dates.ts';
import type { PracticeSettings } from '#domain/practice/practice-settings.ts';
import type { SessionNote } from '#domain/session-notes/session-note.ts';
import {
  type Attestation,
  addendumAttestation,
  withdrawalAttestation,
} from '#domain/signing/attestations.ts';
import type { SignedDocument } from '#domain/signing/signed-document.ts';
import type { SignedAct } from '#domain/signing/signed-note.ts';
import type { NewAddendum, NoteCorrection, NoteWithdrawal } from '#domain/signing/signing-acts.ts';
import { getClient } from '#server/clients/client-store.ts';
import type { CaseloadWrites } from '#server/database/caseload.ts';
import { conflict, refuseStale } from '#server/http/errors.ts';
import { findSessionNote } from '#server/session-notes/session-note-store.ts';
import { getSession } from '#server/sessions/session-store.ts';
import { getSigningProfile, signatureOf } from './signature.ts';
import { addSigned, findSignedNote } from './signed-document-store.ts';

const NOT_SIGNED = "This session's note is not signed yet";
const IN_CORRECTION = 'This note is being corrected. Sign the correction first';

/** Adds to a signed note, at any time after it. Throws 409 where nothing was signed. */
export async function addAddendum(
  queries: CaseloadWrites,
  sessionId: number,
  { kind, words }: NewAddendum,
  settings: PracticeSettings,
): Promise<SignedDocument> {
  const { signed } = await getSigned(queries, sessionId);
  const attestation = addendumAttestation('note', formatDate(signed.signedAt, settings.timeZone));
  const added = await signAct(queries, signed, { kind, words, attestation }, settings);
  queries.audit({ action: 'amend', entity: 'session', entityId: sessionId, clientId: signed.clientId });
  return added;
}

/**
 * Begins the next version of a note that is signed or withdrawn; what was signed counts until that is signed too. Throws
 * 409 where nothing was signed, or a correction was begun already.
 */
export async function correctNote(
  queries: CaseloadWrites,
  sessionId: number,
  { reason, updatedAt }: NoteCorrection,
): Promise<SessionNote> {
  const { note, signed } = await getSigned(queries, sessionId);
  if (note.state === 'draft') throw conflict(IN_CORRECTION);
  refuseStale(note, updatedAt);
  await queries
    .updateTable('session_notes')
    .set({
      state: 'draft',
      version: signed.version + 1,
      correction_reason: reason,
      late_reason: null,
      updated_at: queries.changedAt,
    })
    .where('session_id', '=', sessionId)
    .execute();
  queries.audit({ action: 'correct', entity: 'session', entityId: sessionId, clientId: note.clientId });
  return (await getSigned(queries, sessionId)).note;
}

/** Withdraws a note that was signed in error. Throws 409 where none is signed. */
export async function withdrawNote(
  queries: CaseloadWrites,
  sessionId: number,
  { reason, updatedAt }: NoteWithdrawal,
  settings: PracticeSettings,
): Promise<SignedDocument> {
  const { note, signed } = await getSigned(queries, sessionId);
  if (note.state === 'draft') throw conflict(IN_CORRECTION);
  if (note.state === 'withdrawn') throw conflict('This note was withdrawn already');
  refuseStale(note, updatedAt);
  const attestation = withdrawalAttestation(formatDate(signed.signedAt, settings.timeZone), reason);
  const withdrawal = await signAct(
    queries,
    signed,
    { kind: 'withdrawal', words: reason, attestation },
    settings,
  );
  await queries
    .updateTable('session_notes')
    .set({ state: 'withdrawn', updated_at: queries.changedAt })
    .where('session_id', '=', sessionId)
    .execute();
  queries.audit({ action: 'withdraw', entity: 'session', entityId: sessionId, clientId: signed.clientId });
  return withdrawal;
}

/** The note of a session with the signed text that counts. Throws 404 without the session, 409 where nothing was signed. */
async function getSigned(queries: CaseloadWrites, sessionId: number) {
  await getSession(queries, sessionId);
  const note = await findSessionNote(queries, sessionId);
  const signed = await findSignedNote(queries, sessionId);
  if (!note || !signed) throw conflict(NOT_SIGNED);
  return { note, signed };
}

async function signAct(
  queries: CaseloadWrites,
  { uid, version, clientId, sessionId }: SignedDocument,
  { kind, words, attestation }: Pick<SignedAct, 'kind' | 'words'> & { attestation: Attestation },
  settings: PracticeSettings,
): Promise<SignedDocument> {
  const profile = await getSigningProfile(queries);
  const client = await getClient(queries, clientId);
  const { now } = queries;
  const signature = signatureOf(client, profile, settings, { now, attestations: [attestation] });
  return addSigned(queries, { clientId, sessionId }, { ...signature, kind, words, about: uid, version });
}
