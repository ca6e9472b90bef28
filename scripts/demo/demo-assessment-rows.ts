import { assessmentRecord } from '#domain/caseload/assessments/assessment.ts';
import type { Response } from '#domain/caseload/assessments/question.ts';
import { type Day, DEFAULT_TIME_ZONE, momentOf, plusDays } from '#domain/platform/dates.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow } from '#server/platform/database/record-rows.ts';
import { type DemoAssessment, demoAssessments, demoResponses } from './demo-assessments.ts';
import type { Dice } from './dice.ts';

const stages = ['untouched', 'begun', 'finished', 'finished'] as const;
const SCHOOL_TERM_DAYS = 120;

/** Adds a client's assessments: new, started or completed, and for every third client an earlier one. */
export async function addAssessments(
  queries: CaseloadWrites,
  dice: Dice,
  clientId: number,
  day: Day,
  index: number,
): Promise<void> {
  const asked = dice.pick(demoAssessments);
  if (index % 3 === 0) {
    await addAssessment(queries, clientId, asked, plusDays(day, -SCHOOL_TERM_DAYS), {
      responses: demoResponses(dice, asked.questions),
      isFinished: true,
    });
  }
  const stage = stages[index % stages.length];
  const responses = demoResponses(dice, asked.questions);
  await addAssessment(queries, clientId, asked, day, {
    responses: stage === 'untouched' ? null : stage === 'begun' ? firstHalf(responses) : responses,
    isFinished: stage === 'finished',
  });
}

async function addAssessment(
  queries: CaseloadWrites,
  clientId: number,
  asked: DemoAssessment,
  day: Day,
  { responses, isFinished }: { responses: Response[] | null; isFinished: boolean },
): Promise<void> {
  const created = momentOf(day, '14:00', DEFAULT_TIME_ZONE);
  await queries.insertInto('assessments', [
    insertRow(assessmentRecord, {
      ...asked,
      questions: asked.questions.map((question, place) => ({ ...question, id: String(place + 1) })),
      clientId,
      responses,
      status: isFinished ? 'completed' : 'pending',
      dateCreated: created,
      dateCompleted: isFinished ? momentOf(day, '15:30', DEFAULT_TIME_ZONE) : null,
      updatedAt: created,
    }),
  ]);
}

function firstHalf(responses: readonly Response[]): Response[] {
  return responses.map((response, place) => (place < responses.length / 2 ? response : null));
}
