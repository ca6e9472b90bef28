import {
  type BillingDocument,
  billingDocumentRecord,
  type PaperKind,
} from '#domain/billing/billing-documents/billing-document.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf } from '#server/platform/database/record-rows.ts';
import { conflict, notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

export const BILLING_DOCUMENT_NOT_FOUND = 'The requested document could not be found';

const columns = selectionOf(billingDocumentRecord);

/** The latest number first. */
export const billingDocumentOrder: ListOrder<BillingDocument> = {
  direction: 'desc',
  keys: [{ by: 'number', shape: keyShapes.id, of: ({ number }) => number }],
};

export interface BillingDocumentFilter {
  clientId?: number | undefined;
  kind?: PaperKind | undefined;
}

/** Returns the therapist's billing documents, the latest number first. */
export async function listBillingDocuments(
  queries: CaseloadQueries,
  { clientId, kind }: BillingDocumentFilter = {},
  page: Page = {},
): Promise<BillingDocument[]> {
  let selection = queries.selectFrom('billing_documents').select(columns);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  if (kind !== undefined) selection = selection.where('kind', '=', kind);
  return inOrder(selection, billingDocumentOrder, page).execute();
}

/** Returns one document. Throws 404 if it does not exist or is another therapist's. */
export async function getBillingDocument(queries: CaseloadQueries, id: number): Promise<BillingDocument> {
  const document = await queries.find(billingDocumentRecord, id);
  if (!document) throw notFound(BILLING_DOCUMENT_NOT_FOUND);
  return document;
}

/** The fields in which two copies of one paper agree. */
export type SamePaper = Pick<BillingDocument, 'kind' | 'clientId'> &
  Partial<Pick<BillingDocument, 'invoiceNumber' | 'paymentNumber' | 'fromOn' | 'untilOn'>>;

/** Returns the copy of a paper that was made last; undefined if there is none, or only void ones. */
export function findLastCopy(
  { selectFrom }: CaseloadQueries,
  { kind, clientId, invoiceNumber = null, paymentNumber = null, fromOn = null, untilOn = null }: SamePaper,
): Promise<BillingDocument | undefined> {
  return selectFrom('billing_documents')
    .select(columns)
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .where('invoice_number', 'is not distinct from', invoiceNumber)
    .where('payment_number', 'is not distinct from', paymentNumber)
    .where('from_on', 'is not distinct from', fromOn)
    .where('until_on', 'is not distinct from', untilOn)
    .where('voided_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the number of the next document: one more than the highest that was ever given in the caseload. */
export async function nextNumber({ selectFrom }: CaseloadQueries): Promise<number> {
  const { made } = await selectFrom('caseloads')
    .select('billing_documents_made as made')
    .executeTakeFirstOrThrow();
  return made + 1;
}

/** The content and the links of a new document; it is issued now, and not void. */
export type IssuedDocument = Omit<
  BillingDocument,
  'id' | 'therapistId' | 'issuedAt' | 'voidedAt' | 'voidReason'
>;

/** Stores a document as it leaves the practice. */
export async function insertBillingDocument(
  queries: CaseloadWrites,
  issued: IssuedDocument,
): Promise<BillingDocument> {
  const row = { ...issued, issuedAt: queries.now, voidedAt: null, voidReason: null };
  const document = await queries.add(billingDocumentRecord, insertRow(billingDocumentRecord, row));
  const { id, clientId } = document;
  queries.audit({ action: 'create', entity: 'billing-document', entityId: id, clientId });
  // It left the practice: it is voided, never taken back.
  queries.undo.forget();
  return document;
}

/** Voids a document; what it says stays. Throws 409 if it is void already, or a copy that was sent. */
export async function voidBillingDocument(
  queries: CaseloadWrites,
  { id, clientId, kind, voidedAt }: BillingDocument,
  reason: string,
): Promise<BillingDocument> {
  if (kind !== 'superbill' && kind !== 'estimate') {
    throw conflict('A copy that was sent stays as it was sent. Send a new one instead');
  }
  if (voidedAt !== null) throw conflict('This document is void already');
  await queries
    .updateTable('billing_documents')
    .set({ voided_at: queries.now, void_reason: reason })
    .where('id', '=', id)
    .execute();
  queries.audit({ action: 'update', entity: 'billing-document', entityId: id, clientId });
  queries.undo.forget();
  return getBillingDocument(queries, id);
}
