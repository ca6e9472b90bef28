import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import {
  type Attestation,
  addendumAttestation,
  withdrawalAttestation,
} from '#domain/clinical/signing/attestations.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import type { SignedAct } from '#domain/clinical/signing/signed-note.ts';
import type { NewAddendum, NoteCorrection, NoteWithdrawal } from '#domain/clinical/signing/signing-acts.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, refuseStale } from '#server/platform/http/errors.ts';
import { getSigningProfile, signatureOf } from './signature.ts';
import { addSigned } from './signed-document-store.ts';

/** Why a correction is not left be. */
export const SAYS_OTHERWISE =
  'The correction says something else than what was signed. Sign it, or take back what you changed';

/** A note or document of which something was signed. */
export interface SignedThing extends Pick<SessionNote, 'state' | 'updatedAt'> {
  noun: 'note' | 'document';
  /** What it is called in an attestation: "note", "progress report". */
  called: string;
  /** Under what its acts stand in the activity log. */
  entity: 'session' | 'document';
  entityId: number;
  /** The version that counts. */
  signed: SignedDocument;
  /** Makes it the draft of its next version, or a withdrawn one. */
  become: (change: Become) => Promise<unknown>;
}

export type Become = { state: 'draft'; version: number; correction_reason: string } | { state: 'withdrawn' };

/** Adds to what was signed, at any time after it. */
export async function addTo(
  queries: CaseloadWrites,
  thing: SignedThing,
  { kind, words }: NewAddendum,
  settings: PracticeSettings,
): Promise<SignedDocument> {
  const attestation = addendumAttestation(thing.called, signedOn(thing, settings));
  const added = await signAct(queries, thing.signed, { kind, words, attestation }, settings);
  audit(queries, 'amend', thing);
  return added;
}

/**
 * Begins the next version; what was signed counts until that is signed too. Throws 409 where a correction was begun
 * already, or somebody changed it since it was seen.
 */
export async function beginCorrection(
  queries: CaseloadWrites,
  thing: SignedThing,
  { reason, updatedAt }: NoteCorrection,
): Promise<void> {
  refuseInCorrection(thing);
  refuseStale(thing, updatedAt);
  await thing.become({ state: 'draft', version: thing.signed.version + 1, correction_reason: reason });
  audit(queries, 'correct', thing);
}

/** Withdraws what was signed in error. Throws 409 where that was done, or a correction was begun. */
export async function withdraw(
  queries: CaseloadWrites,
  thing: SignedThing,
  { reason, updatedAt }: NoteWithdrawal,
  settings: PracticeSettings,
): Promise<SignedDocument> {
  refuseInCorrection(thing);
  if (thing.state === 'withdrawn') throw conflict(`This ${thing.noun} was withdrawn already`);
  refuseStale(thing, updatedAt);
  const attestation = withdrawalAttestation(thing.called, signedOn(thing, settings), reason);
  const act = { kind: 'withdrawal', words: reason, attestation } as const;
  const withdrawal = await signAct(queries, thing.signed, act, settings);
  await thing.become({ state: 'withdrawn' });
  audit(queries, 'withdraw', thing);
  return withdrawal;
}

function refuseInCorrection({ state, noun }: SignedThing): void {
  if (state === 'draft') throw conflict(`This ${noun} is being corrected. Sign the correction first`);
}

function signedOn({ signed }: SignedThing, { timeZone }: PracticeSettings): string {
  return formatDate(signed.signedAt, timeZone);
}

function audit(
  queries: CaseloadWrites,
  action: 'amend' | 'correct' | 'withdraw',
  { entity, entityId, signed: { clientId } }: SignedThing,
): void {
  queries.audit({ action, entity, entityId, clientId });
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
