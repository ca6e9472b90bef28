import * as z from 'zod/mini';
import type { Assessment } from './assessment.ts';
import { questionTypes, type Response, response, type StoredQuestion } from './question.ts';
import { fitsQuestion } from './response-fit.ts';

/** An answer that is not saved on the server yet, with its question. */
export const unsavedAnswer = z.object({
  /** Missing in drafts of earlier versions, which are matched by position and text. */
  questionId: z.optional(z.string()),
  place: z.int(),
  text: z.string(),
  type: z.enum(questionTypes),
  answer: response,
});
export type UnsavedAnswer = z.output<typeof unsavedAnswer>;

type AnsweredAssessment = Pick<Assessment, 'questions' | 'responses'>;

/**
 * Returns the assessment's answers with the unsaved ones applied, one per question. An unsaved answer whose question
 * changed in the meantime is left out.
 */
export function answersWith(
  { questions, responses }: AnsweredAssessment,
  unsaved: readonly UnsavedAnswer[],
): Response[] {
  return questions.map((question, place) => {
    const given = unsaved.find((one) => isGivenTo(one, question, place));
    return given && fitsQuestion(given.answer, question) ? given.answer : (responses?.[place] ?? null);
  });
}

/** Returns the shown answers that differ from the saved ones. */
export function unsavedIn(
  { questions, responses }: AnsweredAssessment,
  shown: readonly Response[],
): UnsavedAnswer[] {
  return questions.flatMap(({ id, text, type }, place) => {
    const answer = shown[place] ?? null;
    return answer === (responses?.[place] ?? null) ? [] : [{ questionId: id, place, text, type, answer }];
  });
}

/** Returns the answers with their questions, without unanswered ones. */
export function givenAnswers({ questions, responses }: AnsweredAssessment): UnsavedAnswer[] {
  return unsavedIn({ questions, responses: null }, responses ?? []);
}

/** Returns whether both lists have the same answers to the same questions. */
export function isSameAnswers(one: readonly UnsavedAnswer[], other: readonly UnsavedAnswer[]): boolean {
  const answers = new Map(other.map(({ questionId, answer }) => [questionId, answer]));
  return one.length === other.length && one.every((given) => answers.get(given.questionId) === given.answer);
}

function isGivenTo(given: UnsavedAnswer, question: StoredQuestion, place: number): boolean {
  if (given.type !== question.type) return false;
  if (given.questionId !== undefined) return given.questionId === question.id;
  return given.place === place && given.text === question.text;
}
