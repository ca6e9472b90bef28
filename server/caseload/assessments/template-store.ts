import { sql } from 'kysely';
import {
  type AssessmentTemplate,
  type AssessmentTemplateChange,
  type ListedTemplate,
  MAXIMUM_TEMPLATES,
  type NewAssessmentTemplate,
  templateTitleKey,
} from '#domain/caseload/assessments/assessment-template.ts';
import type { Question } from '#domain/caseload/assessments/question.ts';
import type { User } from '#domain/people/users/user.ts';
import type { AuditEntry } from '#server/platform/database/audit-log.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import { brokenUniqueness } from '#server/platform/database/dialect.ts';
import { CHANGED_MEANWHILE, conflict, forbidden, notFound } from '#server/platform/http/errors.ts';

export const TEMPLATE_NOT_FOUND = 'The requested template could not be found';
const NOT_CREATOR = 'Only whoever made this template and the owner of the practice can change it';

type Reader = Pick<User, 'id' | 'isOwner'>;

/** Returns the practice's templates by title, without questions. */
export async function listTemplates(
  { practice }: CaseloadQueries,
  reader: Reader,
): Promise<ListedTemplate[]> {
  const rows = await templateRows(practice).orderBy(sql`title_key COLLATE "binary"`).execute();
  return rows.map((row) => listedOf(row, reader));
}

/** Returns one template with its questions. Throws 404 if it does not exist. */
export async function getTemplate(
  { practice }: CaseloadQueries,
  id: number,
  reader: Reader,
): Promise<AssessmentTemplate> {
  const row = await templateRows(practice).select('questions').where('t.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(TEMPLATE_NOT_FOUND);
  const { questions, ...listed } = row;
  return { ...listedOf(listed, reader), questions };
}

/** Returns a template for a change. Throws 404 if it does not exist, 403 if the user may not change it. */
export async function getTemplateToChange(
  queries: CaseloadQueries,
  id: number,
  reader: Reader,
): Promise<AssessmentTemplate> {
  const template = await getTemplate(queries, id, reader);
  if (!template.mayChange) throw forbidden(NOT_CREATOR);
  return template;
}

/** Creates a template for every therapist of the practice. Throws 409 if the title is taken or the limit is reached. */
export async function createTemplate(
  queries: CaseloadWrites,
  { title, description, questions }: NewAssessmentTemplate,
  maker: Reader,
): Promise<AssessmentTemplate> {
  await refuseTooMany(queries);
  const { id } = await refusingTakenTitle(() =>
    queries.practice
      .insertInto('assessment_templates')
      .values({
        title,
        title_key: templateTitleKey(title),
        description: description ?? null,
        ...askedColumns(questions),
        created_by: maker.id,
        created_at: queries.now,
        updated_at: queries.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  queries.audit(templateEntry('create', id));
  return getTemplate(queries, id, maker);
}

/** Changes the sent fields. Throws 409 if the title is taken or the template was changed at the same time. */
export async function updateTemplate(
  queries: CaseloadWrites,
  before: AssessmentTemplate,
  { title, description, questions }: Omit<AssessmentTemplateChange, 'updatedAt'>,
  reader: Reader,
): Promise<AssessmentTemplate> {
  const { numUpdatedRows } = await refusingTakenTitle(() =>
    queries.practice
      .updateTable('assessment_templates')
      .set({
        ...(title !== undefined && { title, title_key: templateTitleKey(title) }),
        ...(description !== undefined && { description }),
        ...(questions !== undefined && askedColumns(questions)),
        updated_at: queries.changedAt,
      })
      .where('id', '=', before.id)
      // Templates belong to no caseload, so no caseload lock serializes changes.
      .where('updated_at', '=', before.updatedAt)
      .executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) throw conflict(CHANGED_MEANWHILE);
  queries.audit(templateEntry('update', before.id));
  return getTemplate(queries, before.id, reader);
}

/** Deletes a template; assessments created from it stay. */
export async function deleteTemplate(queries: CaseloadWrites, { id }: AssessmentTemplate): Promise<void> {
  await queries.practice.deleteFrom('assessment_templates').where('id', '=', id).execute();
  queries.audit(templateEntry('delete', id));
}

function templateRows(practice: CaseloadQueries['practice']) {
  return practice
    .selectFrom('assessment_templates as t')
    .innerJoin('users', 'users.id', 't.created_by')
    .select([
      't.id as id',
      't.title as title',
      't.description as description',
      't.question_count as questionCount',
      'users.full_name as madeBy',
      't.created_by as makerId',
      't.created_at as createdAt',
      't.updated_at as updatedAt',
    ]);
}

type TemplateRow = Awaited<ReturnType<ReturnType<typeof templateRows>['executeTakeFirstOrThrow']>>;

function listedOf({ makerId, ...template }: TemplateRow, reader: Reader): ListedTemplate {
  return { ...template, mayChange: reader.isOwner || reader.id === makerId };
}

/** Counted here, because the two engines have different functions for the length of a JSON list. */
function askedColumns(questions: readonly Question[]) {
  return { questions: JSON.stringify(questions), question_count: questions.length };
}

function templateEntry(action: AuditEntry['action'], entityId: number): AuditEntry {
  return { action, entity: 'assessment-template', entityId, clientId: null };
}

async function refuseTooMany({ practice }: CaseloadQueries): Promise<void> {
  if ((await countRows(practice.selectFrom('assessment_templates'))) >= MAXIMUM_TEMPLATES) {
    throw conflict(`The practice has ${MAXIMUM_TEMPLATES} templates. Delete one that nobody uses first`);
  }
}

async function refusingTakenTitle<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (brokenUniqueness(error) === undefined) throw error;
    throw conflict('The practice has a template of this title already');
  }
}
