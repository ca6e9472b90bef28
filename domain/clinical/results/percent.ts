import type { LadderKey, LevelKey } from '#domain/people/practice/ladders.ts';
import { countedMarks, type Mark, rankOfMark } from './marks.ts';

/** A part of a total. */
export interface Share {
  part: number;
  all: number;
}

/** Returns the trials done without help, out of all that have a mark. */
export function independentShare(marks: readonly Mark[]): Share {
  const counted = countedMarks(marks);
  return { part: counted.filter((mark) => mark === 'I').length, all: counted.length };
}

/** Returns the trials with no more than the allowed help, out of all that have a mark. */
export function criterionShare(marks: readonly Mark[], ladder: LadderKey, allowed: LevelKey): Share {
  const counted = countedMarks(marks);
  const most = rankOfMark(ladder, allowed);
  return { part: counted.filter((mark) => rankOfMark(ladder, mark) <= most).length, all: counted.length };
}

/** Returns a share in percent, rounded half up; undefined for a total of 0. */
export function percentOf({ part, all }: Share): number | undefined {
  return all === 0 ? undefined : Math.round((100 * part) / all);
}
