import { randomUUID } from 'node:crypto';
import type {
  Assessment,
  AssessmentChange,
  AssessmentStatus,
  NewAssessment,
} from '#domain/caseload/assessments/assessment.ts';
import { assignQuestionIds } from '#domain/caseload/assessments/assign-question-ids.ts';
import type { Question, Response } from '#domain/caseload/assessments/question.ts';
import { fittingResponses } from '#domain/caseload/assessments/response-fit.ts';
import { retainResponses } from '#domain/caseload/assessments/retain-responses.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { invalid } from '#server/platform/http/errors.ts';
import { createAssessment, updateAssessment } from './assessment-store.ts';

/** Creates an assessment for one of the therapist's own clients. */
export async function startAssessment(
  queries: CaseloadWrites,
  assessment: NewAssessment,
): Promise<Assessment> {
  await getClient(queries, assessment.clientId);
  const status = assessment.status ?? 'pending';
  return createAssessment(queries, {
    clientId: assessment.clientId,
    title: assessment.title,
    description: assessment.description ?? null,
    questions: assignQuestionIds(assessment.questions, [], randomUUID),
    responses: checkedResponses(assessment.responses ?? null, assessment.questions),
    status,
    dateCompleted: completionDate(status, null, queries.now),
  });
}

/** Changes the sent fields; answers follow their questions if these change. */
export async function changeAssessment(
  queries: CaseloadWrites,
  before: Assessment,
  change: Omit<AssessmentChange, 'updatedAt'>,
): Promise<Assessment> {
  const clientId = change.clientId ?? before.clientId;
  if (clientId !== before.clientId) await getClient(queries, clientId);
  const questions = change.questions
    ? assignQuestionIds(change.questions, before.questions, randomUUID)
    : before.questions;
  const status = change.status ?? before.status;
  return updateAssessment(queries, before.id, {
    clientId,
    title: change.title ?? before.title,
    description: change.description === undefined ? before.description : change.description,
    questions,
    responses:
      change.responses === undefined
        ? retainResponses(before.responses, before.questions, questions)
        : checkedResponses(change.responses, questions),
    status,
    dateCompleted: completionDate(status, before.dateCompleted, queries.now),
  });
}

function checkedResponses(answers: readonly Response[] | null, questions: readonly Question[]) {
  const fitting = fittingResponses(answers, questions);
  if (fitting === undefined) throw invalid('An answer does not fit its question');
  return fitting;
}

// A completed assessment that is saved again keeps its completion date.
function completionDate(status: AssessmentStatus, before: Instant | null, now: Instant): Instant | null {
  return status === 'completed' ? (before ?? now) : null;
}
