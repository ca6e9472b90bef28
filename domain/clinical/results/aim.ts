import type { Measuring } from '#domain/clinical/goals/measures.ts';
import { type Day, daysBetween } from '#domain/platform/dates.ts';
import { medianOf } from './median.ts';
import { reaches, targetValue } from './session-value.ts';
import type { DatedValue } from './trend.ts';

interface AimedGoal extends Measuring {
  startsOn: Day;
  targetOn: Day;
}

const FEWEST = 6;
const LATEST = 3;

/**
 * Returns the value that a goal would have on a day if it went evenly from its baseline to its target: the
 * baseline before the first day, the target after the target day. Returns undefined unless both are numbers.
 */
export function aimOn(goal: AimedGoal, day: Day): number | undefined {
  const target = targetValue(goal);
  if (target === undefined || goal.baselineValue === null) return undefined;
  return goal.baselineValue + (target - goal.baselineValue) * elapsedShare(goal, day);
}

/** Returns the share of a goal's time that is over on a day, from 0 to 1. */
export function elapsedShare(
  { startsOn, targetOn }: Pick<AimedGoal, 'startsOn' | 'targetOn'>,
  day: Day,
): number {
  const [all, elapsed] = [daysBetween(startsOn, targetOn), daysBetween(startsOn, day)];
  if (all <= 0) return day < targetOn ? 0 : 1;
  return Math.min(1, Math.max(0, elapsed / all));
}

/**
 * Returns whether a goal is on pace, from the median of the last three of at least six results, oldest first.
 * Returns undefined with fewer results or without an aim. It does not predict when the goal will be reached.
 */
export function paceOf(goal: AimedGoal, results: readonly DatedValue[]): 'on-pace' | 'behind' | undefined {
  const last = results.at(-1);
  if (last === undefined || results.length < FEWEST) return undefined;
  const aim = aimOn(goal, last.on);
  const latest = medianOf(results.slice(-LATEST).map(({ value }) => value));
  if (aim === undefined || latest === undefined) return undefined;
  return reaches(goal, latest, aim) ? 'on-pace' : 'behind';
}
