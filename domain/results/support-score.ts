import { type LadderKey, ladders } from '#domain/goals/ladders.ts';
import { countedMarks, type Mark, weightOfMark } from './marks.ts';
import { percentOf } from './percent.ts';

/** The support score of a session from 0 to 100, rounded half up. Undefined without marks. */
export function supportScore(marks: readonly Mark[], ladder: LadderKey): number | undefined {
  const counted = countedMarks(marks);
  // Whole points, so that no fraction of a fraction decides about a half.
  const points = ladders[ladder].levels.length - 1;
  const reached = counted.map((mark) => Math.round(points * weightOfMark(ladder, mark)));
  return percentOf({ part: reached.reduce((sum, each) => sum + each, 0), all: points * counted.length });
}
