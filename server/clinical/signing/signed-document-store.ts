import {
  type SignedDocument,
  signedDocumentRecord,
  versionKinds,
} from '#domain/clinical/signing/signed-document.ts';
import type { Signed } from '#domain/clinical/signing/signed-note.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { idOrder, inOrder, type Page } from '#server/platform/http/paging.ts';
import { chainHash } from './chain.ts';

const columns = selectionOf(signedDocumentRecord);

export interface SignedDocumentFilter {
  clientId?: number | undefined;
  sessionId?: number | undefined;
  documentId?: number | undefined;
}

/** Returns the therapist's signed texts, in order. */
export async function listSignedDocuments(
  queries: CaseloadQueries,
  { clientId, sessionId, documentId }: SignedDocumentFilter = {},
  page: Page = {},
): Promise<SignedDocument[]> {
  let selection = queries.selectFrom('signed_documents').select(columns);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  if (sessionId !== undefined) selection = selection.where('session_id', '=', sessionId);
  if (documentId !== undefined) selection = selection.where('document_id', '=', documentId);
  return inOrder(selection, idOrder, page).execute();
}

/** Returns one signed text. Throws 404 if it does not exist or is another therapist's. */
export async function getSignedDocument(queries: CaseloadQueries, id: number): Promise<SignedDocument> {
  const found = await queries.find(signedDocumentRecord, id);
  if (!found) throw notFound('The requested signed text could not be found');
  return found;
}

/** What a text was signed for: a session or a document, never both. */
export type SignedOf = Pick<SignedDocument, 'clientId' | 'sessionId' | 'documentId'>;

/** Returns the current version of a note or document; undefined if nothing was signed. */
export function findLastVersion(
  queries: CaseloadQueries,
  of: Pick<SignedOf, 'sessionId' | 'documentId'>,
): Promise<SignedDocument | undefined> {
  return textsSignedOf(queries, of)
    .select(columns)
    .where('kind', 'in', versionKinds)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns whether a signed note or document was withdrawn. */
export async function isWithdrawn(
  queries: CaseloadQueries,
  { uid, ...of }: Pick<SignedDocument, 'uid' | 'sessionId' | 'documentId'>,
): Promise<boolean> {
  const withdrawal = await textsSignedOf(queries, of)
    .select('id')
    .where('kind', '=', 'withdrawal')
    .where('about_uid', '=', uid)
    .executeTakeFirst();
  return withdrawal !== undefined;
}

/** Selects all texts signed for a session or a document. */
export function textsSignedOf(
  queries: CaseloadQueries,
  { sessionId, documentId }: Pick<SignedOf, 'sessionId' | 'documentId'>,
) {
  const texts = queries.selectFrom('signed_documents');
  return sessionId === null
    ? texts.where('document_id', '=', documentId)
    : texts.where('session_id', '=', sessionId);
}

/** Stores a signed text at the end of its child's chain. The caller writes the activity log. */
export async function addSigned(
  queries: CaseloadWrites,
  { clientId, sessionId, documentId }: SignedOf,
  signed: Signed,
): Promise<SignedDocument> {
  const last = await queries
    .selectFrom('signed_documents')
    .select(['position', 'hash'])
    .where('client_id', '=', clientId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const previousHash = last?.hash ?? '';
  const text = canonicalText(signed);
  const row = insertRow(signedDocumentRecord, {
    uid: signed.uid,
    clientId,
    sessionId,
    documentId,
    position: (last?.position ?? 0) + 1,
    kind: signed.kind,
    aboutUid: signed.about,
    version: signed.version,
    text,
    previousHash,
    hash: chainHash(previousHash, text),
    signedAt: signed.signedAt,
    signedBy: queries.therapistId,
    verifiedAt: null,
  });
  return queries.add(signedDocumentRecord, row);
}
