import { isDeepStrictEqual } from 'node:util';
import {
  type ClinicalDocument,
  type DocumentChange,
  type DocumentContent,
  documentFault,
  documentRecord,
  type NewDocument,
  writtenFault,
} from '#domain/clinical/documents/document.ts';
import { periodOf, planOfDocument } from '#domain/clinical/documents/document-period.ts';
import { documentKindLabels } from '#domain/clinical/documents/document-sections.ts';
import { prefilledSections } from '#domain/clinical/documents/prefilled-sections.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Day } from '#domain/platform/dates.ts';
import { contentOf } from '#domain/platform/record.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import { getPlan, listPlans } from '#server/clinical/plans/plan-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid, notFound, refuseStale } from '#server/platform/http/errors.ts';
import {
  createDocument,
  deleteDocument,
  getDocument,
  hasReportFor,
  lastReportUntil,
  lastSigned,
  updateDocument,
} from './document-store.ts';
import { type Calendar, filledFor } from './fill-document.ts';
import { refuseLocked } from './locked-documents.ts';

/**
 * Creates a document for one of the therapist's own clients, filled from the record. Throws 400 for another
 * child's plan or annual record, and for days in the wrong order, and 409 for a second report that asks for a due
 * day of the same plan.
 */
export async function addDocument(
  queries: CaseloadWrites,
  requested: NewDocument,
  calendar: Calendar,
): Promise<ClinicalDocument> {
  const { clientId, kind } = requested;
  const { today } = calendar;
  await getClient(queries, clientId);
  const plan = await planOf(queries, requested, today);
  const reportedUntil = plan && (await lastReportUntil(queries, plan));
  const suggested = periodOf({ kind, plan, reportedUntil, today });
  const content = contentOf(documentRecord, {
    planId: plan?.id ?? null,
    title: requested.title ?? documentKindLabels[kind],
    fromOn: requested.fromOn ?? suggested.fromOn,
    untilOn: requested.untilOn ?? suggested.untilOn,
    dueOn: requested.dueOn === undefined ? suggested.dueOn : requested.dueOn,
    sections: [],
    marks: [],
    scores: [],
    annualId: requested.annualId,
  });
  await refuseFaults(queries, { clientId, kind }, content);
  await refuseSecondReport(queries, requested, content);
  const filled = await filledFor(queries, { ...content, clientId, kind }, calendar);
  const sections = prefilledSections({ kind, filled }, await lastSigned(queries, { clientId, kind }));
  return createDocument(queries, { clientId, kind }, { content: { ...content, sections }, filled });
}

/**
 * Changes the given fields. Values that are already stored succeed without a change, so that a repeated save
 * is harmless. Throws 400 for a mark that the practice does not use, and 409 for a document that is signed or
 * withdrawn, or that changed since the client read it.
 */
export async function changeDocument(
  queries: CaseloadWrites,
  id: number,
  { updatedAt, ...change }: DocumentChange,
  { progressCodes }: Pick<PracticeSettings, 'progressCodes'>,
): Promise<ClinicalDocument> {
  const before = await getDocument(queries, id);
  const after = contentAfter(before, change);
  if (isDeepStrictEqual({ ...before, ...after }, { ...before })) return before;
  refuseStale(before, updatedAt);
  refuseLocked(before);
  await refuseFaults(queries, before, after);
  const unlisted = unlistedCode(after.marks, [...progressCodes, ...before.marks]);
  if (unlisted !== undefined) throw invalid(`The mark "${unlisted}" is not one of this practice's marks`);
  return updateDocument(queries, before, after);
}

/** Returns the first unknown code; known are the practice's own codes and those already in the document. */
function unlistedCode(
  marks: ClinicalDocument['marks'],
  known: readonly { code: string | null }[],
): string | undefined {
  const codes = new Set(known.map(({ code }) => code));
  return marks.find(({ code }) => code !== null && !codes.has(code))?.code ?? undefined;
}

/** Deletes a draft. Throws 409 if any version was signed: signed documents stay in the record. */
export async function removeDocument(queries: CaseloadWrites, document: ClinicalDocument): Promise<void> {
  if (document.state !== 'draft' || document.version > 1) {
    throw conflict('This document was signed and stays in the record');
  }
  await deleteDocument(queries, document);
}

/** Returns the given plan, none for null, or the child's current plan by default. Throws 404. */
async function planOf(
  queries: CaseloadQueries,
  { clientId, planId }: NewDocument,
  today: Day,
): Promise<Plan | undefined> {
  if (planId === undefined) return planOfDocument(await listPlans(queries, { clientId }), today);
  return planId === null ? undefined : getPlan(queries, planId);
}

/** Writes of a caseload are serialized, so two requests at once cannot both pass. */
async function refuseSecondReport(
  queries: CaseloadQueries,
  { kind, dueOn }: NewDocument,
  { planId }: Pick<DocumentContent, 'planId'>,
): Promise<void> {
  if (kind !== 'progress-report' || !dueOn || planId === null) return;
  if (await hasReportFor(queries, planId, dueOn)) {
    throw conflict('The report for this due day was begun already. Open it in Documents');
  }
}

type Sent<List extends 'marks' | 'scores'> = NonNullable<DocumentChange[List]>[number];

/** Returns the content after a change; fields left out of a list's row are cleared. */
function contentAfter(before: ClinicalDocument, change: DocumentChange): DocumentContent {
  const { planId = before.planId, title = before.title, annualId = before.annualId } = change;
  const { fromOn = before.fromOn, untilOn = before.untilOn, dueOn = before.dueOn } = change;
  const { sections = before.sections, marks, scores } = change;
  return {
    ...{ planId, title, annualId, fromOn, untilOn, dueOn, sections },
    marks: marks?.map(storedMark) ?? before.marks,
    scores: scores?.map(storedScores) ?? before.scores,
  };
}

function storedMark(mark: Sent<'marks'>): ClinicalDocument['marks'][number] {
  const { goalPosition, code = null, comment = null, plainLine = null } = mark;
  return { goalPosition, code, comment, plainLine };
}

function storedScores(row: Sent<'scores'>): ClinicalDocument['scores'][number] {
  const { test, subtest = null, raw = null, standard = null } = row;
  const { percentile = null, ageEquivalent = null, descriptor = null } = row;
  const { edition, scale, interval } = row;
  return {
    ...{ test, subtest, raw, standard, percentile, ageEquivalent, descriptor },
    // Left out when empty, as in rows that were signed before these fields were added.
    ...(edition && { edition }),
    ...(scale && { scale }),
    ...(interval && { interval }),
  };
}

async function refuseFaults(
  queries: CaseloadQueries,
  { clientId, kind }: Pick<ClinicalDocument, 'clientId' | 'kind'>,
  content: DocumentContent,
): Promise<void> {
  const fault = documentFault(content) ?? writtenFault({ ...content, kind });
  if (fault !== undefined) throw invalid(fault);
  const plan = content.planId === null ? undefined : await getPlan(queries, content.planId);
  if (plan && plan.clientId !== clientId) throw invalid('This plan is of another client than the document');
  await refuseOthersAnnual(queries, clientId, content.annualId);
}

// Read from its table, because annual records belong to billing, which is built on documents.
async function refuseOthersAnnual(
  { selectFrom }: CaseloadQueries,
  clientId: number,
  annualId: number | null,
): Promise<void> {
  if (annualId === null) return;
  const annual = await selectFrom('annuals')
    .select('annuals.client_id')
    .where('annuals.id', '=', annualId)
    .executeTakeFirst();
  if (annual === undefined) throw notFound('The requested annual record could not be found');
  if (annual.client_id !== clientId)
    throw invalid('This annual record is of another client than the document');
}
