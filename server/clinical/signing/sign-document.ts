import { reservationOf } from '#domain/clinical/signing/reservation.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import type { DocumentSigning } from '#domain/clinical/signing/signing-acts.ts';
import { documentRefusal, unsignedDocument } from '#domain/clinical/signing/unsigned-document.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import { getDocument } from '#server/clinical/documents/document-store.ts';
import { refuseLocked } from '#server/clinical/documents/locked-documents.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { CHANGED_MEANWHILE, conflict, refuseStale } from '#server/platform/http/errors.ts';
import { attestationsOf, type PracticeCalendar, readToSign } from './document-to-sign.ts';
import { getSigningProfile, signatureOf } from './signature.ts';
import { addSigned, findSignedPaper } from './signed-document-store.ts';

/** Signs a document. Throws 409, in words, where it cannot be signed, is signed already, or was changed since it was seen. */
export async function signDocument(
  queries: CaseloadWrites,
  id: number,
  { updatedAt, seen }: DocumentSigning,
  calendar: PracticeCalendar,
): Promise<SignedDocument> {
  const { settings } = calendar;
  const document = await getDocument(queries, id);
  refuseLocked(document);
  refuseStale(document, updatedAt);
  if (seen !== undefined && seen !== (await readToSign(queries, document, calendar)).seen)
    throw conflict(CHANGED_MEANWHILE);
  const profile = await getSigningProfile(queries);
  const refusal = documentRefusal(document);
  if (refusal !== undefined) throw conflict(refusal);
  const { clientId, kind, version } = document;
  const replaced = await findSignedPaper(queries, id);
  const attestations = attestationsOf(document, replaced, settings.timeZone);
  const client = await getClient(queries, clientId);
  await queries
    .updateTable('documents')
    .set({ state: 'signed', updated_at: queries.changedAt })
    .where('id', '=', id)
    .execute();
  const signed = await addSigned(
    queries,
    { clientId, sessionId: null, documentId: id },
    {
      ...unsignedDocument(document, settings),
      ...signatureOf(client, profile, settings, { now: queries.now, attestations }),
      reservation: reservationOf(profile.profession, kind),
      about: replaced?.uid ?? null,
      version,
    },
  );
  queries.audit({ action: 'sign', entity: 'document', entityId: id, clientId });
  // A signature is taken back by a withdrawal alone.
  queries.undo.forget();
  return signed;
}
