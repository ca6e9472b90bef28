import * as z from 'zod/mini';
import type { Assessment } from './assessment.ts';
import { type KeptQuestion, questionTypes, type Response, response } from './question.ts';
import { fitsQuestion } from './response-fit.ts';

/** An answer that is not on the server yet, with the question it was given to. */
export const unsavedAnswer = z.object({
  /** Answers that an earlier version left on a device do not say it: they are told by place and wording. */
  questionId: z.optional(z.string()),
  place: z.int(),
  text: z.string(),
  type: z.enum(questionTypes),
  answer: response,
});
export type UnsavedAnswer = z.output<typeof unsavedAnswer>;

type AnsweredAssessment = Pick<Assessment, 'questions' | 'responses'>;

/**
 * The answers of an assessment, one for each question, with those that are not on the server yet. One whose
 * question was changed meanwhile has nowhere to stand and is left out.
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

/** The answers in which what is shown differs from what the server has. */
export function unsavedIn(
  { questions, responses }: AnsweredAssessment,
  shown: readonly Response[],
): UnsavedAnswer[] {
  return questions.flatMap(({ id, text, type }, place) => {
    const answer = shown[place] ?? null;
    return answer === (responses?.[place] ?? null) ? [] : [{ questionId: id, place, text, type, answer }];
  });
}

/** Returns the answers that are given, each with its question; unanswered questions have none. */
export function givenAnswers({ questions, responses }: AnsweredAssessment): UnsavedAnswer[] {
  return unsavedIn({ questions, responses: null }, responses ?? []);
}

/** Whether the same questions have the same answers. */
export function isSameAnswers(one: readonly UnsavedAnswer[], other: readonly UnsavedAnswer[]): boolean {
  const answers = new Map(other.map(({ questionId, answer }) => [questionId, answer]));
  return one.length === other.length && one.every((given) => answers.get(given.questionId) === given.answer);
}

function isGivenTo(given: UnsavedAnswer, question: KeptQuestion, place: number): boolean {
  if (given.type !== question.type) return false;
  if (given.questionId !== undefined) return given.questionId === question.id;
  return given.place === place && given.text === question.text;
}
