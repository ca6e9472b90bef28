import * as z from 'zod/mini';
import { missedReasons } from '#domain/caseload/sessions/missed-reason.ts';
import { sessionStatuses } from '#domain/caseload/sessions/session-words.ts';
import { sessionNoteRecord } from '#domain/clinical/notes/session-note.ts';
import { hidingFieldsOf, notesBySigningRule, shownNote } from '#domain/clinical/notes/shown-note.ts';
import { notHeldAttestation, serviceAttestation } from '#domain/clinical/signing/attestations.ts';
import { writtenTexts } from '#domain/clinical/signing/note-reading.ts';
import { isSameAsSigned } from '#domain/clinical/signing/same-as-signed.ts';
import { signRefusal } from '#domain/clinical/signing/sign-refusal.ts';
import { type NoteSigning, noteSigning } from '#domain/clinical/signing/signing-acts.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { blanksIn } from '#domain/platform/blanks.ts';
import { contentIn } from '#domain/platform/record.ts';
import { changeSession } from '#server/caseload/sessions/save-session.ts';
import { reasonOfSession } from '#server/caseload/sessions/session-mandate.ts';
import { getSession, SESSION_NOT_FOUND } from '#server/caseload/sessions/session-store.ts';
import { NOTE_IS_SIGNED } from '#server/caseload/sessions/signed-sessions.ts';
import { NOTE_IS_WITHDRAWN } from '#server/clinical/notes/save-session-note.ts';
import { findSessionNote, writeSessionNote } from '#server/clinical/notes/session-note-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { noteFingerprint } from './fingerprints.ts';
import { type NoteToSign, readNoteSources, textOfNote } from './note-sources.ts';
import { noteWarnings } from './note-warnings.ts';
import type { SignedKind, SigningMoment } from './signed-kind.ts';

/** Notes of sessions. */
export const noteKind: SignedKind<NoteToSign> = {
  noun: 'note',
  path: '/api/sessions/:id/note',
  entity: 'session',
  record: sessionNoteRecord,
  key: 'session_id',
  messages: {
    notFound: SESSION_NOT_FOUND,
    notSigned: "This session's note is not signed yet",
    signed: NOTE_IS_SIGNED,
    withdrawn: NOTE_IS_WITHDRAWN,
  },
  summaries: {
    preview: 'Preview of a session’s signed note, with refusals and warnings',
    sign: 'Sign the note of a session, with the outcome of a session that is still scheduled',
    notCorrected: 'Nothing was signed of this session, or its note is being corrected already',
    notWithdrawn: 'No note of this session is signed, or it was changed since it was seen',
  },
  form: noteSigning,
  previewQuery: z.object({
    status: z.optional(z.enum(sessionStatuses, 'Status is required')),
    missedReason: z.optional(z.enum(missedReasons, 'Choose the reason from the list')),
  }),
  correctionReset: { late_reason: null },
  signedOf: (sessionId) => ({ sessionId, documentId: null }),
  async find(queries, sessionId) {
    await getSession(queries, sessionId);
    const note = await findSessionNote(queries, sessionId);
    return note && { ...note, kind: 'session-note' };
  },
  read: readNote,
  shown: ({ note }) => ({ note }),
  warnings: noteWarnings,
  isAsSigned: async (_queries, { note, sources }, signed) =>
    signed.kind === 'session-note' &&
    notesBySigningRule(sources.note, sources.session).some((one) =>
      isSameAsSigned({ ...note, ...hidingFieldsOf(one) }, signed),
    ),
  prepare: saveBeforeSigning,
};

async function readNote(
  queries: CaseloadQueries,
  sessionId: number,
  { status, missedReason, lateReason = null }: Pick<NoteSigning, 'status' | 'missedReason' | 'lateReason'>,
  { settings, now }: SigningMoment,
): Promise<NoteToSign> {
  const before = await getSession(queries, sessionId);
  const ended = { ...before, status: status ?? before.status };
  const session = { ...ended, missedReason: reasonOfSession(ended, missedReason, before.missedReason) };
  const sources = await readNoteSources(queries, session, settings);
  const { client, goals, plan } = sources;
  const { state, version, updatedAt, correctionReason, groupSize } = sources.note;
  const note = textOfNote(sources, { now, settings, lateReason });
  const refusal = signRefusal({
    session,
    note: shownNote(sources.note, session),
    results: goals.length,
    program: plan?.program,
    now,
  });
  return {
    of: { clientId: session.clientId, sessionId, documentId: null },
    kind: 'session-note',
    ...{ client, state, version, updatedAt, correctionReason, note, refusal, sources },
    text: { ...note, kind: 'session-note' },
    seen: noteFingerprint(note),
    blanks: blanksIn(writtenTexts(note)),
    attestation: session.status === 'completed' ? serviceAttestation : notHeldAttestation,
    // The group size is counted until the note is signed.
    settled: { group_size: groupSize, late_reason: note.lateReason },
    before,
  };
}

/** Saves the session's final status and reason, and the note's initial values if it was not saved yet. */
async function saveBeforeSigning(
  queries: CaseloadWrites,
  { sources: { session, note }, before }: NoteToSign,
  settings: PracticeSettings,
): Promise<void> {
  const { id, status, missedReason } = session;
  if (status !== before.status || missedReason !== before.missedReason) {
    await changeSession(queries, id, { status, missedReason }, settings);
  }
  if (note.state === 'none') await writeSessionNote(queries, session, contentIn(sessionNoteRecord, note));
}
