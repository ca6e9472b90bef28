import { type Question, type Response, SCALE_MAXIMUM, SCALE_MINIMUM } from './assessment.ts';

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

/**
 * The answers to keep when the questions change: an answer follows its question by text and type (or by place
 * when only the wording changed), and stays as long as it still fits.
 */
export function keptResponses(
  answers: readonly Response[] | null,
  before: readonly Question[],
  after: readonly Question[],
): Response[] | null {
  if (answers === null) return null;
  const taken = new Set<number>();
  const exact = after.map((asked) => {
    const index = before.findIndex(
      (other, at) => !taken.has(at) && other.text === asked.text && other.type === asked.type,
    );
    if (index >= 0) taken.add(index);
    return index;
  });
  const kept = after.map((asked, place) => {
    const source = exact[place] ?? -1;
    const index = source >= 0 ? source : taken.has(place) ? -1 : place;
    const answer = answers[index] ?? null;
    return before[index]?.type === asked.type && fitsQuestion(answer, asked) ? answer : null;
  });
  return kept.every((answer) => answer === null) ? null : kept;
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
