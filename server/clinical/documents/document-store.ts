import {
  type ClinicalDocument,
  type DocumentContent,
  documentRecord,
  type ListedDocument,
  listedDocumentFields,
} from '#domain/clinical/documents/document.ts';
import type { DocumentKind } from '#domain/clinical/documents/document-sections.ts';
import type { FilledDocument } from '#domain/clinical/documents/filled-document.ts';
import type { EarlierDocument } from '#domain/clinical/documents/prefilled-sections.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';
import { byLastDay, documentsInCorrection } from './documents-in-correction.ts';

export const DOCUMENT_NOT_FOUND = 'The requested document could not be found';

const listedColumns = selectionOf({ ...documentRecord, fields: listedDocumentFields });

/** Latest period first. */
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

/** Returns the therapist's documents without their content, latest period first. */
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

/** Returns a client's documents with their content, in no order. */
export function listWholeDocuments(queries: CaseloadQueries, clientId: number): Promise<ClinicalDocument[]> {
  return queries
    .selectFrom('documents')
    .select(selectionOf(documentRecord))
    .where('client_id', '=', clientId)
    .execute();
}

/** Returns one document. Throws 404 if it does not exist or is another therapist's. */
export async function getDocument(queries: CaseloadQueries, id: number): Promise<ClinicalDocument> {
  const document = await queries.find(documentRecord, id);
  if (!document) throw notFound(DOCUMENT_NOT_FOUND);
  return document;
}

/** Returns the last day covered by a signed progress report of a plan; undefined before the first one. */
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

/** Returns whether a plan's report for a due day was begun and is not withdrawn. */
export async function hasReportFor(queries: CaseloadQueries, planId: number, dueOn: Day): Promise<boolean> {
  const begun = await queries
    .selectFrom('documents')
    .select('id')
    .where('plan_id', '=', planId)
    .where('kind', '=', 'progress-report')
    .where('due_on', '=', dueOn)
    .where('state', '!=', 'withdrawn')
    .limit(1)
    .executeTakeFirst();
  return begun !== undefined;
}

/** Returns the child's last signed document of a kind, without the one with this id; undefined before the first one. */
export async function lastSigned(
  queries: CaseloadQueries,
  { clientId, kind, id = 0 }: Pick<ClinicalDocument, 'clientId' | 'kind'> & { id?: number },
): Promise<EarlierDocument | undefined> {
  const last = await queries
    .selectFrom('documents')
    .select(['id', 'until_on as untilOn', 'sections', 'filled'])
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .where('state', '=', 'signed')
    .where('id', '!=', id)
    .orderBy('until_on', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const corrected = await documentsInCorrection(queries, { kind, clientId });
  const others = corrected.filter((document) => document.id !== id);
  const latest = [...others, ...(last ? [last] : [])].toSorted(byLastDay).at(-1);
  return latest && { ...latest, kind };
}

/** Creates a draft and returns it. */
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

/**
 * Replaces a document's typed content and returns the document. It is saved at each pause in typing, so no
 * undo is offered.
 */
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

/** Updates a document's data from the record, with the sections that it renews, and returns the document. */
export async function updateFilled(
  queries: CaseloadWrites,
  { id, clientId }: ClinicalDocument,
  { filled, sections }: Pick<ClinicalDocument, 'filled' | 'sections'>,
): Promise<ClinicalDocument> {
  await queries
    .updateTable('documents')
    .set({
      filled: JSON.stringify(filled),
      sections: JSON.stringify(sections),
      filled_at: queries.now,
      updated_at: queries.changedAt,
    })
    .where('id', '=', id)
    .execute();
  queries.audit({ action: 'update', entity: 'document', entityId: id, clientId });
  return getDocument(queries, id);
}

/** Deletes a draft of which nothing was ever signed. */
export async function deleteDocument(queries: CaseloadWrites, document: ClinicalDocument): Promise<void> {
  const { id, clientId } = document;
  await queries.deleteFrom('documents').where('id', '=', id).execute();
  queries.audit({ action: 'delete', entity: 'document', entityId: id, clientId });
  queries.undo.removed(documentRecord, document);
}
