import { sql } from 'kysely';
import { type Assessment, assessmentRecord } from '#domain/caseload/assessments/assessment.ts';
import { dayOf, type TimeZone } from '#domain/platform/dates.ts';
import type { Content } from '#domain/platform/record.ts';
import { selectIdsByName } from '#server/caseload/clients/client-store.ts';
import { sealRecord } from '#server/caseload/sealing/seal-record.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

export const ASSESSMENT_NOT_FOUND = 'The requested assessment could not be found';

const columns = selectionOf(assessmentRecord);

export const assessmentOrder: ListOrder<Assessment> = {
  direction: 'desc',
  keys: [
    { by: 'date_created', shape: keyShapes.instant, of: (assessment) => assessment.dateCreated },
    { by: 'id', shape: keyShapes.id, of: (assessment) => assessment.id },
  ],
};

export interface AssessmentFilter {
  /** The first creation time included, and the first one after the range. */
  from?: string | undefined;
  until?: string | undefined;
  clientId?: number | undefined;
  status?: Assessment['status'] | undefined;
  /** A typed part of the title or the client's name. */
  search?: string | undefined;
}

/** Returns the therapist's assessments, newest first. */
export async function listAssessments(
  queries: CaseloadQueries,
  filter: AssessmentFilter = {},
  page: Page = {},
): Promise<Assessment[]> {
  return inOrder(assessmentsOf(queries, filter).select(columns), assessmentOrder, page).execute();
}

/** Returns the number of assessments that match the filter. */
export async function countAssessments(queries: CaseloadQueries, filter: AssessmentFilter): Promise<number> {
  return countRows(assessmentsOf(queries, filter));
}

function assessmentsOf(
  queries: CaseloadQueries,
  { from, until, clientId, status, search }: AssessmentFilter,
) {
  let selection = queries.selectFrom('assessments');
  if (from !== undefined) selection = selection.where('date_created', '>=', from);
  if (until !== undefined) selection = selection.where('date_created', '<', until);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  if (status !== undefined) selection = selection.where('status', '=', status);
  if (search !== undefined) selection = selection.where(isFoundBy(queries, search));
  return selection;
}

function isFoundBy(queries: CaseloadQueries, typed: string) {
  const named = selectIdsByName(queries, typed);
  return sql<boolean>`(${queries.search.holds(['title'], typed)} or client_id in ${named})`;
}

/** Returns one assessment. Throws 404 if it does not exist or belongs to another therapist. */
export async function getAssessment(queries: CaseloadQueries, id: number): Promise<Assessment> {
  const assessment = await queries
    .selectFrom('assessments')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!assessment) throw notFound(ASSESSMENT_NOT_FOUND);
  return assessment;
}

/** The complete content of an assessment, after all rules are applied. */
export type AssessmentContent = Content<typeof assessmentRecord>;

/** Inserts an assessment and returns it as stored. */
export async function createAssessment(
  queries: CaseloadWrites,
  content: AssessmentContent,
): Promise<Assessment> {
  const row = insertRow(assessmentRecord, { ...content, dateCreated: queries.now, updatedAt: queries.now });
  const id = await queries.insertReturningId('assessments', row);
  queries.audit({ action: 'create', entity: 'assessment', entityId: id, clientId: content.clientId });
  return getAssessment(queries, id);
}

/** Replaces the content of an assessment and returns it as stored. */
export async function updateAssessment(
  queries: CaseloadWrites,
  id: number,
  content: AssessmentContent,
): Promise<Assessment> {
  await queries
    .updateTable('assessments')
    .set({ ...updateRow(assessmentRecord, content), updated_at: queries.changedAt })
    .where('id', '=', id)
    .execute();
  queries.audit({ action: 'update', entity: 'assessment', entityId: id, clientId: content.clientId });
  return getAssessment(queries, id);
}

/** Seals and deletes an assessment. */
export async function deleteAssessment(
  queries: CaseloadWrites,
  assessment: Assessment,
  timeZone: TimeZone,
): Promise<void> {
  const { id, clientId } = assessment;
  const day = dayOf(assessment.dateCreated, timeZone);
  await sealRecord(queries, assessmentRecord, assessment, { day, timeZone });
  await queries.deleteFrom('assessments').where('id', '=', id).execute();
  queries.audit({ action: 'delete', entity: 'assessment', entityId: id, clientId });
}
