import { type LadderKey, ladders } from '#domain/people/practice/ladders.ts';
import { sum } from '#domain/platform/sum.ts';
import { countedMarks, type Mark, weightOfMark } from './marks.ts';
import { percentOf } from './percent.ts';

/** The label of the support score on every screen and print; the score is never shown alone. */
export const SUPPORT_SCORE_LABEL = 'Support score (our index, 0–100)';

/** The one-line explanation next to it. */
export const SUPPORT_SCORE_EXPLANATION =
  'How little help the trials took: 100 is independent, 0 the most help or not successful, the levels between in even steps.';

/** Returns a session's support score from 0 to 100, rounded half up; undefined without marks. */
export function supportScore(marks: readonly Mark[], ladder: LadderKey): number | undefined {
  const counted = countedMarks(marks);
  // Uses whole points so that floating-point error does not affect rounding.
  const points = ladders[ladder].levels.length - 1;
  const reached = counted.map((mark) => Math.round(points * weightOfMark(ladder, mark)));
  return percentOf({ part: sum(reached), all: points * counted.length });
}
