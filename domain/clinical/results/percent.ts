import type { LadderKey, LevelKey } from '#domain/people/practice/ladders.ts';
import { countedMarks, type Mark, rankOfMark } from './marks.ts';

/** So many of so many. */
export interface Share {
  part: number;
  all: number;
}

/** The trials that the child did without any help, of all that have a mark. */
export function independentShare(marks: readonly Mark[]): Share {
  const counted = countedMarks(marks);
  return { part: counted.filter((mark) => mark === 'I').length, all: counted.length };
}

/** The trials that took no more help than is allowed, of all that have a mark. */
export function criterionShare(marks: readonly Mark[], ladder: LadderKey, allowed: LevelKey): Share {
  const counted = countedMarks(marks);
  const most = rankOfMark(ladder, allowed);
  return { part: counted.filter((mark) => rankOfMark(ladder, mark) <= most).length, all: counted.length };
}

/** A share in percent, rounded half up. Undefined where there is nothing to have a share of. */
export function percentOf({ part, all }: Share): number | undefined {
  return all === 0 ? undefined : Math.round((100 * part) / all);
}
