import {
  type ClinicalDocument,
  type DocumentContent,
  documentRecord,
  type ListedDocument,
  listedDocumentFields,
} from '#domain/clinical/documents/document.ts';
import type { DocumentKind } from '#domain/clinical/documents/document-words.ts';
import type { FilledDocument } from '#domain/clinical/documents/filled-document.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';
import { byLastDay, documentsInCorrection } from './documents-in-correction.ts';

export const DOCUMENT_NOT_FOUND = 'The requested document could not be found';

const listedColumns = selectionOf({ ...documentRecord, fields: listedDocumentFields });

/** The latest period first. */
export const documentOrder: ListOrder<ListedDocument> = {
  direction: 'desc',
  keys: [
    { by: 'until_on', shape: keyShapes.day, of: ({ untilOn }) => untilOn },
    { by: 'id', shape: keyShapes.id, of: ({ id }) => id },
  ],
};

export interface DocumentFilter {
  clientId?: number | undefined;
  kind?: DocumentKind | undefined;
  state?: ClinicalDocument['state'] | undefined;
}

/** The therapist's documents without what is in them, the latest period first. */
export async function listDocuments(
  queries: CaseloadQueries,
  { clientId, kind, state }: DocumentFilter = {},
  page: Page = {},
): Promise<ListedDocument[]> {
  let selection = queries.selectFrom('documents').select(listedColumns);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  if (kind !== undefined) selection = selection.where('kind', '=', kind);
  if (state !== undefined) selection = selection.where('state', '=', state);
  return inOrder(selection, documentOrder, page).execute();
}

/** Lists a client's documents with what is in them, in no order. */
export function listWholeDocuments(queries: CaseloadQueries, clientId: number): Promise<ClinicalDocument[]> {
  return queries
    .selectFrom('documents')
    .select(selectionOf(documentRecord))
    .where('client_id', '=', clientId)
    .execute();
}

/** One document. Throws 404 when it is not there or another therapist's. */
export async function getDocument(queries: CaseloadQueries, id: number): Promise<ClinicalDocument> {
  const document = await queries.find(documentRecord, id);
  if (!document) throw notFound(DOCUMENT_NOT_FOUND);
  return document;
}

/** The last day that a signed progress report of a plan is about; undefined before the first. */
export async function lastReportUntil(
  queries: CaseloadQueries,
  { id, clientId }: Pick<Plan, 'id' | 'clientId'>,
): Promise<Day | undefined> {
  const last = await queries
    .selectFrom('documents')
    .select('until_on as untilOn')
    .where('client_id', '=', clientId)
    .where('plan_id', '=', id)
    .where('kind', '=', 'progress-report')
    .where('state', '=', 'signed')
    .orderBy('until_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  const corrected = await documentsInCorrection(queries, { kind: 'progress-report', clientId });
  const days = corrected.flatMap(({ planId, untilOn }) => (planId === id ? [untilOn] : []));
  return [...days, ...(last ? [last.untilOn] : [])].toSorted().at(-1);
}

/** What the child's last signed document of a kind says in its sections; nothing before the first. */
export async function lastSections(
  queries: CaseloadQueries,
  { clientId, kind }: Pick<ClinicalDocument, 'clientId' | 'kind'>,
): Promise<ClinicalDocument['sections']> {
  const last = await queries
    .selectFrom('documents')
    .select(['id', 'until_on as untilOn', 'sections'])
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .where('state', '=', 'signed')
    .orderBy('until_on', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const corrected = await documentsInCorrection(queries, { kind, clientId });
  const latest = [...corrected, ...(last ? [last] : [])].toSorted(byLastDay).at(-1);
  return latest?.sections ?? [];
}

/** Begins a document and gives it as it is kept: a draft. */
export async function createDocument(
  queries: CaseloadWrites,
  { clientId, kind }: Pick<ClinicalDocument, 'clientId' | 'kind'>,
  { content, filled }: { content: DocumentContent; filled: FilledDocument },
): Promise<ClinicalDocument> {
  const { now } = queries;
  const row = insertRow(documentRecord, {
    ...content,
    clientId,
    kind,
    filled,
    filledAt: now,
    state: 'draft',
    version: 1,
    correctionReason: null,
    createdAt: now,
    updatedAt: now,
  });
  const document = await queries.add(documentRecord, row);
  queries.audit({ action: 'create', entity: 'document', entityId: document.id, clientId });
  return document;
}

/** Replaces what is written and gives it as it is kept. It is saved at each pause in typing, so there is no undo of it. */
export async function updateDocument(
  queries: CaseloadWrites,
  { id, clientId }: ClinicalDocument,
  content: DocumentContent,
): Promise<ClinicalDocument> {
  await queries
    .updateTable('documents')
    .set({ ...updateRow(documentRecord, content), updated_at: queries.changedAt })
    .where('id', '=', id)
    .execute();
  queries.audit({ action: 'update', entity: 'document', entityId: id, clientId });
  return getDocument(queries, id);
}

/** Renews what the record says and gives the document as it is kept. */
export async function updateFilled(
  queries: CaseloadWrites,
  { id, clientId }: ClinicalDocument,
  filled: FilledDocument,
): Promise<ClinicalDocument> {
  await queries
    .updateTable('documents')
    .set({ filled: JSON.stringify(filled), filled_at: queries.now, updated_at: queries.changedAt })
    .where('id', '=', id)
    .execute();
  queries.audit({ action: 'update', entity: 'document', entityId: id, clientId });
  return getDocument(queries, id);
}

/** Takes a draft out of which nothing was ever signed. */
export async function deleteDocument(queries: CaseloadWrites, document: ClinicalDocument): Promise<void> {
  const { id, clientId } = document;
  await queries.deleteFrom('documents').where('id', '=', id).execute();
  queries.audit({ action: 'delete', entity: 'document', entityId: id, clientId });
  queries.undo.removed(documentRecord, document);
}
