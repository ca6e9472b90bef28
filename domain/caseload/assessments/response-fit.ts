import { type Question, type Response, SCALE_MAXIMUM, SCALE_MINIMUM } from './question.ts';

/** Returns whether the question can have this answer; null (unanswered) always fits. */
export function fitsQuestion(answer: Response, asked: Question): boolean {
  if (answer === null) return true;
  switch (asked.type) {
    case 'text':
      return typeof answer === 'string';
    case 'scale':
      return Number.isInteger(answer) && Number(answer) >= SCALE_MINIMUM && Number(answer) <= SCALE_MAXIMUM;
    case 'multiple_choice':
      return typeof answer === 'string' && (asked.options ?? []).includes(answer);
    case 'yes_no':
      return typeof answer === 'boolean';
  }
}

/**
 * Returns the answers to store: one per question, empty text and missing answers at the end as null, and null as a
 * whole if nothing is answered. Returns undefined if an answer does not fit its question or there are more answers than
 * questions.
 */
export function fittingResponses(
  answers: readonly Response[] | null,
  questions: readonly Question[],
): Response[] | null | undefined {
  if (answers === null) return null;
  if (answers.length > questions.length) return undefined;
  const stored = questions.map((_, index) => answered(answers[index] ?? null));
  if (!stored.every((answer, index) => fitsQuestionAt(answer, questions[index]))) return undefined;
  return stored.every((answer) => answer === null) ? null : stored;
}

/** Returns the number of answered questions. */
export function answeredCount(answers: readonly Response[] | null): number {
  return (answers ?? []).filter((answer) => answer !== null && answer !== '').length;
}

function answered(answer: Response): Response {
  return typeof answer === 'string' && answer.trim() === '' ? null : answer;
}

function fitsQuestionAt(answer: Response, asked: Question | undefined): boolean {
  return asked !== undefined && fitsQuestion(answer, asked);
}
