import {
  type Attestation,
  addendumAttestation,
  signedTextName,
  withdrawalAttestation,
} from '#domain/clinical/signing/attestations.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { type SignedAct, signedShape } from '#domain/clinical/signing/signed-note.ts';
import type { NewAddendum, NoteCorrection, NoteWithdrawal } from '#domain/clinical/signing/signing-acts.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { blanksIn } from '#domain/platform/blanks.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, refuseStale } from '#server/platform/http/errors.ts';
import { refuseBlanks } from './refuse-blanks.ts';
import { getSigningProfile, signatureOf } from './signature.ts';
import { addSigned, findLastVersion, isWithdrawn } from './signed-document-store.ts';
import {
  type PracticeCalendar,
  type SignedKind,
  type Standing,
  setState,
  type ToSign,
} from './signed-kind.ts';

const SAYS_OTHERWISE =
  'The correction says something else than what was signed. Sign it, or take back what you changed';

/** Adds an addendum to a signed text, at any later time. Throws 409 if nothing was signed, or for unconfirmed blanks. */
export async function addAddendum<Draft extends ToSign>(
  queries: CaseloadWrites,
  kind: SignedKind<Draft>,
  id: number,
  { kind: addendum, words, confirmsBlanks }: NewAddendum,
  settings: PracticeSettings,
): Promise<SignedDocument> {
  const { standing, signed } = await getSigned(queries, kind, id);
  refuseBlanks(blanksIn([{ title: 'What is added', text: words }]), { confirmsBlanks });
  const attestation = addendumAttestation(
    signedTextName(standing.kind),
    formatDate(signed.signedAt, settings.timeZone),
  );
  const added = await signAct(queries, signed, { kind: addendum, words, attestation }, settings);
  const about = { entity: kind.entity, entityId: id, clientId: signed.clientId };
  queries.audit({ action: 'amend', ...about, fingerprint: added.hash });
  return added;
}

/**
 * Starts the next version and returns the id of its record; the signed version counts until the new one is
 * signed. Throws 409 if nothing was signed, a correction is already open, or the record changed since the
 * client read it.
 */
export async function correct<Draft extends ToSign>(
  queries: CaseloadWrites,
  kind: SignedKind<Draft>,
  id: number,
  { reason, updatedAt }: NoteCorrection,
): Promise<number> {
  const { standing, signed } = await getSigned(queries, kind, id);
  refuseInCorrection(kind, standing);
  refuseStale(standing, updatedAt);
  const next = { state: 'draft', version: signed.version + 1, correction_reason: reason } as const;
  await setState(queries, kind, id, { ...next, ...kind.correctionReset });
  queries.audit({ action: 'correct', entity: kind.entity, entityId: id, clientId: signed.clientId });
  return standing.id;
}

/**
 * Discards a correction and restores the signed or withdrawn state; succeeds without a change if none is
 * open. Throws 409 if nothing was signed, and if the correction has changes, which are not discarded
 * silently.
 */
export async function leaveCorrection<Draft extends ToSign>(
  queries: CaseloadWrites,
  kind: SignedKind<Draft>,
  id: number,
  calendar: PracticeCalendar,
): Promise<void> {
  const { standing, signed } = await getSigned(queries, kind, id);
  if (standing.state !== 'draft') return;
  const wasWithdrawn = await isWithdrawn(queries, signed);
  const text = signedShape.parse(JSON.parse(signed.text));
  if ('words' in text) throw new Error('What is added to a signed text is no version of it');
  const draft = await kind.read(queries, id, {}, { ...calendar, now: queries.now });
  if (!wasWithdrawn && !(await kind.isAsSigned(queries, draft, text))) throw conflict(SAYS_OTHERWISE);
  await setState(queries, kind, id, {
    state: wasWithdrawn ? 'withdrawn' : 'signed',
    version: signed.version,
    correction_reason: text.correctionReason,
    ...('lateReason' in text && { late_reason: text.lateReason }),
  });
  const { id: entityId, clientId } = standing;
  queries.audit({ action: 'update', entity: kind.record.noun, entityId, clientId });
}

/**
 * Withdraws a text that was signed in error. Throws 409 if nothing is signed, it is already withdrawn, or a
 * correction is open.
 */
export async function withdraw<Draft extends ToSign>(
  queries: CaseloadWrites,
  kind: SignedKind<Draft>,
  id: number,
  { reason, updatedAt }: NoteWithdrawal,
  settings: PracticeSettings,
): Promise<SignedDocument> {
  const { standing, signed } = await getSigned(queries, kind, id);
  refuseInCorrection(kind, standing);
  if (standing.state === 'withdrawn') throw conflict(`This ${kind.noun} was withdrawn already`);
  refuseStale(standing, updatedAt);
  const called = signedTextName(standing.kind);
  const signedOn = formatDate(signed.signedAt, settings.timeZone);
  const attestation = withdrawalAttestation(called, signedOn, reason);
  const act = { kind: 'withdrawal', words: reason, attestation } as const;
  const withdrawal = await signAct(queries, signed, act, settings);
  await setState(queries, kind, id, { state: 'withdrawn' });
  const about = { entity: kind.entity, entityId: id, clientId: signed.clientId };
  queries.audit({ action: 'withdraw', ...about, fingerprint: withdrawal.hash });
  return withdrawal;
}

/** Returns the state and current version. Throws 404 if it does not exist, 409 if nothing was signed. */
async function getSigned<Draft extends ToSign>(
  queries: CaseloadWrites,
  kind: SignedKind<Draft>,
  id: number,
): Promise<{ standing: Standing; signed: SignedDocument }> {
  const standing = await kind.find(queries, id);
  const signed = await findLastVersion(queries, kind.signedOf(id));
  if (!standing || !signed) throw conflict(kind.messages.notSigned);
  return { standing, signed };
}

function refuseInCorrection({ noun }: Pick<SignedKind<ToSign>, 'noun'>, { state }: Standing): void {
  if (state === 'draft') throw conflict(`This ${noun} is being corrected. Sign the correction first`);
}

async function signAct(
  queries: CaseloadWrites,
  { uid, version, clientId, sessionId, documentId }: SignedDocument,
  { kind, words, attestation }: Pick<SignedAct, 'kind' | 'words'> & { attestation: Attestation },
  settings: PracticeSettings,
): Promise<SignedDocument> {
  const profile = await getSigningProfile(queries);
  const client = await getClient(queries, clientId);
  const { now } = queries;
  const signature = signatureOf(client, profile, settings, { now, attestations: [attestation] });
  return addSigned(
    queries,
    { clientId, sessionId, documentId },
    { ...signature, kind, words, about: uid, version },
  );
}
