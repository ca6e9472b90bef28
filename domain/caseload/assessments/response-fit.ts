import { type Question, type Response, SCALE_MAXIMUM, SCALE_MINIMUM } from './question.ts';

/** Whether an answer is one its question can have; null (unanswered) always is. */
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
 * Answers as they are stored: one for each question, text answers left empty read as unanswered, missing ones at
 * the end null, null as a whole when nothing is answered. Undefined when an answer does not fit its question
 * or there are more answers than questions.
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

/** How many questions have an answer. */
export function answeredCount(answers: readonly Response[] | null): number {
  return (answers ?? []).filter((answer) => answer !== null && answer !== '').length;
}

function answered(answer: Response): Response {
  return typeof answer === 'string' && answer.trim() === '' ? null : answer;
}

function fitsQuestionAt(answer: Response, asked: Question | undefined): boolean {
  return asked !== undefined && fitsQuestion(answer, asked);
}
