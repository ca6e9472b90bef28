import type { Session } from '#domain/caseload/sessions/session.ts';
import {
  type Attestation,
  correctionAttestation,
  notHeldAttestation,
  serviceAttestation,
} from '#domain/clinical/signing/attestations.ts';
import { reservationOf } from '#domain/clinical/signing/reservation.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import type { NoteSigning } from '#domain/clinical/signing/signing-acts.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { changeSession } from '#server/caseload/sessions/save-session.ts';
import { getSession } from '#server/caseload/sessions/session-store.ts';
import { NOTE_IS_SIGNED } from '#server/caseload/sessions/signed-sessions.ts';
import { NOTE_IS_WITHDRAWN } from '#server/clinical/notes/save-session-note.ts';
import { createSessionNote, findSessionNote } from '#server/clinical/notes/session-note-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { CHANGED_MEANWHILE, conflict } from '#server/platform/http/errors.ts';
import { noteFingerprint } from './fingerprints.ts';
import { asItWillRead, type NoteToSign, readNoteToSign, refusalOf } from './note-to-sign.ts';
import { getSigningProfile, signatureOf } from './signature.ts';
import { addSigned, findSignedNote } from './signed-document-store.ts';

/**
 * Signs the note of a session, and says with it what became of a session that is still scheduled. Throws 409, in words,
 * where it cannot be signed, is signed already, or was changed since it was seen.
 */
export async function signNote(
  queries: CaseloadWrites,
  sessionId: number,
  { updatedAt, seen, status, lateReason = null }: NoteSigning,
  settings: PracticeSettings,
): Promise<SignedDocument> {
  const { now } = queries;
  const { timeZone } = settings;
  const before = await getSession(queries, sessionId);
  const kept = await findSessionNote(queries, sessionId);
  if (kept?.state === 'signed') throw conflict(NOTE_IS_SIGNED);
  if (kept?.state === 'withdrawn') throw conflict(NOTE_IS_WITHDRAWN);
  if (updatedAt !== undefined && updatedAt !== (kept?.updatedAt ?? null)) throw conflict(CHANGED_MEANWHILE);
  const profile = await getSigningProfile(queries);
  const toSign = await readNoteToSign(queries, { ...before, status: status ?? before.status }, settings);
  const note = asItWillRead(toSign, { now, settings, lateReason });
  if (seen !== undefined && seen !== noteFingerprint(note)) throw conflict(CHANGED_MEANWHILE);
  const refusal = refusalOf(toSign, { hasProfile: true, now });
  if (refusal !== undefined) throw conflict(refusal);
  if (toSign.session.status !== before.status) {
    await changeSession(queries, sessionId, { status: toSign.session.status }, settings);
  }
  const replaced = await findSignedNote(queries, sessionId);
  const attestations = attestationsOf(toSign, replaced, timeZone);
  await lockNote(queries, toSign, note.lateReason);
  const signed = await addSigned(
    queries,
    { clientId: before.clientId, sessionId, documentId: null },
    {
      ...note,
      ...signatureOf(toSign.client, profile, settings, { now, attestations }),
      reservation: reservationOf(profile.profession, 'session-note'),
      kind: 'session-note',
      about: replaced?.uid ?? null,
      version: toSign.note.version,
    },
  );
  queries.audit({ action: 'sign', entity: 'session', entityId: sessionId, clientId: before.clientId });
  // A signature is taken back by a withdrawal alone.
  queries.undo.forget();
  return signed;
}

/** What is stated by signing: that the service was given or not, and of a correction what it replaces. */
export function attestationsOf(
  { session, note }: Pick<NoteToSign, 'session' | 'note'>,
  replaced: Pick<SignedDocument, 'signedAt'> | undefined,
  timeZone: string,
): Attestation[] {
  const ofService = isHeld(session) ? serviceAttestation : notHeldAttestation;
  if (replaced === undefined) return [ofService];
  return [
    ofService,
    correctionAttestation(formatDate(replaced.signedAt, timeZone), note.correctionReason ?? ''),
  ];
}

function isHeld({ status }: Session): boolean {
  return status === 'completed';
}

/** Makes the note a signed one; where nothing of it was kept, as what it begins with. */
async function lockNote(
  queries: CaseloadWrites,
  { session, note }: NoteToSign,
  lateReason: string | null,
): Promise<void> {
  if (note.state === 'none') {
    const { sessionId: _of, clientId: _whose, state: _none, updatedAt: _never, ...begun } = note;
    const { version: _first, correctionReason: _why, lateReason: _late, ...said } = begun;
    const { childrenCounted: _counted, ...content } = said;
    await createSessionNote(queries, session, content);
  }
  await queries
    .updateTable('session_notes')
    .set({
      state: 'signed',
      // One that was counted until now.
      group_size: note.groupSize,
      late_reason: lateReason,
      updated_at: queries.changedAt,
    })
    .where('session_id', '=', session.id)
    .execute();
}
