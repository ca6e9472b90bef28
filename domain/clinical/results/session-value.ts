import type { GoalDirection, GoalStatistic, Measuring } from '#domain/clinical/goals/measures.ts';
import type { LadderKey, LevelKey } from '#domain/people/practice/ladders.ts';
import { rankOf } from '#domain/people/practice/ladders.ts';
import { sum } from '#domain/platform/sum.ts';
import { medianOf } from './median.ts';
import { criterionShare, type Share } from './percent.ts';
import type { Recorded } from './recorded.ts';

const MINUTES_PER_HOUR = 60;

/**
 * Returns a session's value for its goal, not rounded: percent or count at criterion, rank of the help (0 is
 * independent), seconds, times or times per hour, or step of the scale. Returns undefined if nothing recorded
 * gives a value.
 */
export function sessionValue(goal: Measuring, recorded: Recorded): number | undefined {
  switch (goal.measure) {
    case 'trials': {
      const { part, all } = shareAtCriterion(goal, recorded);
      return all === 0 ? undefined : (100 * part) / all;
    }
    case 'opportunities': {
      const { part, all } = shareAtCriterion(goal, recorded);
      return all === 0 ? undefined : part;
    }
    case 'cue':
      return rankOnLadder(goal.ladder, recorded.cue);
    case 'duration':
      return durationValue(recorded, goal.statistic);
    case 'frequency':
      return goal.statistic === 'per-hour' ? timesPerHour(recorded) : (recorded.count ?? undefined);
    case 'rating':
    case 'gas':
      return recorded.rating ?? undefined;
  }
}

/** Returns how many trials or opportunities of a session needed no more help than the goal allows. */
export function shareAtCriterion(
  { ladder, targetCue }: Measuring,
  { marks }: Pick<Recorded, 'marks'>,
): Share {
  return ladder === null ? { part: 0, all: 0 } : criterionShare(marks ?? [], ladder, targetCue ?? 'I');
}

/** Returns the longest, median or total time, in seconds; undefined without times. */
function durationValue({ seconds }: Recorded, statistic: GoalStatistic | null): number | undefined {
  if (seconds === null || seconds.length === 0) return undefined;
  if (statistic === 'total') return sum(seconds);
  return statistic === 'median' ? medianOf(seconds) : Math.max(...seconds);
}

/** Returns the count per hour; undefined if the minutes of counting are unknown. */
export function timesPerHour({ count, minutes }: Pick<Recorded, 'count' | 'minutes'>): number | undefined {
  return count === null || minutes === null || minutes <= 0
    ? undefined
    : (count * MINUTES_PER_HOUR) / minutes;
}

/** Returns the target as a session value; a level of help is its rank. Returns undefined without a target. */
export function targetValue({ measure, ladder, target, targetCue }: Measuring): number | undefined {
  return measure === 'cue' ? rankOnLadder(ladder, targetCue) : (target ?? undefined);
}

/** Returns whether the value should go up or down; help should always go down. */
export function directionOf({ measure, direction }: Measuring): GoalDirection {
  return measure === 'cue' ? 'down' : (direction ?? 'up');
}

/** Returns whether a value reaches the target in the goal's direction. */
export function reaches(goal: Measuring, value: number, target: number): boolean {
  return directionOf(goal) === 'up' ? value >= target : value <= target;
}

function rankOnLadder(ladder: LadderKey | null, level: LevelKey | null): number | undefined {
  return ladder === null || level === null ? undefined : rankOf(ladder, level);
}
