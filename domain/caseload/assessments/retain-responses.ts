import type { Response, StoredQuestion } from './question.ts';
import { fitsQuestion } from './response-fit.ts';

/** Returns the answers to store when the questions change: each follows its question if it still fits. */
export function retainResponses(
  answers: readonly Response[] | null,
  before: readonly StoredQuestion[],
  after: readonly StoredQuestion[],
): Response[] | null {
  if (answers === null) return null;
  const places = new Map(before.map(({ id }, place) => [id, place]));
  const retained = after.map((asked) => {
    const place = places.get(asked.id);
    const answer = place === undefined ? null : (answers[place] ?? null);
    const isSameType = place !== undefined && before[place]?.type === asked.type;
    return isSameType && fitsQuestion(answer, asked) ? answer : null;
  });
  return retained.every((answer) => answer === null) ? null : retained;
}
