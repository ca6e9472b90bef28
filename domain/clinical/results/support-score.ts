import { type LadderKey, ladders } from '#domain/people/practice/ladders.ts';
import { countedMarks, type Mark, weightOfMark } from './marks.ts';
import { percentOf } from './percent.ts';

/** How the support score is named wherever it is shown; it never stands alone. */
export const SUPPORT_SCORE_LABEL = 'Support score (our index, 0–100)';

/** What stands beside it, in one line. */
export const SUPPORT_SCORE_EXPLANATION =
  'How little help the trials took: 100 is independent, 0 the most help or not successful, the levels between in even steps.';

/** The support score of a session from 0 to 100, rounded half up. Undefined without marks. */
export function supportScore(marks: readonly Mark[], ladder: LadderKey): number | undefined {
  const counted = countedMarks(marks);
  // Whole points, so that no fraction of a fraction decides about a half.
  const points = ladders[ladder].levels.length - 1;
  const reached = counted.map((mark) => Math.round(points * weightOfMark(ladder, mark)));
  return percentOf({ part: reached.reduce((sum, each) => sum + each, 0), all: points * counted.length });
}
