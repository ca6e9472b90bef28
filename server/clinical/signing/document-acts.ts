import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { calledInAttestation } from '#domain/clinical/signing/attestations.ts';
import { isDocumentAsSigned, isPlanAsSigned } from '#domain/clinical/signing/same-as-signed.ts';
import { signedClinicalDocumentShape } from '#domain/clinical/signing/signed-clinical-document.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import type { NewAddendum, NoteCorrection, NoteWithdrawal } from '#domain/clinical/signing/signing-acts.ts';
import { unsignedDocument } from '#domain/clinical/signing/unsigned-document.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { getDocument } from '#server/clinical/documents/document-store.ts';
import { listPlans } from '#server/clinical/plans/plan-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import {
  addTo,
  type Become,
  beginCorrection,
  SAYS_OTHERWISE,
  type SignedThing,
  withdraw,
} from './signed-acts.ts';
import { findSignedPaper, isWithdrawn } from './signed-document-store.ts';

/** Adds to a signed document, at any time after it. Throws 409 where nothing was signed. */
export async function addToDocument(
  queries: CaseloadWrites,
  id: number,
  addendum: NewAddendum,
  settings: PracticeSettings,
): Promise<SignedDocument> {
  return addTo(queries, await signedThing(queries, id), addendum, settings);
}

/**
 * Begins the next version of a document that is signed or withdrawn. Throws 409 where nothing was signed, or a correction
 * was begun already.
 */
export async function correctDocument(
  queries: CaseloadWrites,
  id: number,
  correction: NoteCorrection,
): Promise<ClinicalDocument> {
  await beginCorrection(queries, await signedThing(queries, id), correction);
  return getDocument(queries, id);
}

/**
 * Leaves a correction be: the document is what was signed of it again, or withdrawn, as it is where none was begun. Throws
 * 409 where nothing was signed, and where the correction says something else, which is not thrown away in silence.
 */
export async function leaveDocumentCorrection(
  queries: CaseloadWrites,
  id: number,
  settings: PracticeSettings,
): Promise<void> {
  const document = await getDocument(queries, id);
  const signed = await getSignedPaper(queries, id);
  if (document.state !== 'draft') return;
  const wasWithdrawn = await isWithdrawn(queries, signed);
  const text = signedClinicalDocumentShape.parse(JSON.parse(signed.text));
  const plans = await listPlans(queries, { clientId: document.clientId });
  const isAsSigned =
    isDocumentAsSigned(unsignedDocument(document, settings), text) &&
    isPlanAsSigned(document.planId, plans, text.filled);
  if (!wasWithdrawn && !isAsSigned) throw conflict(SAYS_OTHERWISE);
  await queries
    .updateTable('documents')
    .set({
      state: wasWithdrawn ? 'withdrawn' : 'signed',
      version: signed.version,
      correction_reason: text.correctionReason,
      updated_at: queries.changedAt,
    })
    .where('id', '=', id)
    .execute();
  queries.audit({ action: 'update', entity: 'document', entityId: id, clientId: document.clientId });
}

/** Withdraws a document that was signed in error. Throws 409 where none is signed. */
export async function withdrawDocument(
  queries: CaseloadWrites,
  id: number,
  withdrawal: NoteWithdrawal,
  settings: PracticeSettings,
): Promise<SignedDocument> {
  return withdraw(queries, await signedThing(queries, id), withdrawal, settings);
}

/** Throws 404 without the document, 409 where nothing was signed. */
async function signedThing(queries: CaseloadWrites, id: number): Promise<SignedThing> {
  const { kind, state, updatedAt } = await getDocument(queries, id);
  const signed = await getSignedPaper(queries, id);
  const become = (change: Become) =>
    queries
      .updateTable('documents')
      .set({ ...change, updated_at: queries.changedAt })
      .where('id', '=', id)
      .execute();
  const called = calledInAttestation(kind);
  return { noun: 'document', called, entity: 'document', entityId: id, state, updatedAt, signed, become };
}

/** The signed text of a document that counts. Throws 409 where nothing was signed. */
async function getSignedPaper(queries: CaseloadWrites, id: number): Promise<SignedDocument> {
  const signed = await findSignedPaper(queries, id);
  if (!signed) throw conflict('This document is not signed yet');
  return signed;
}
