import type { GoalDirection, GoalStatistic, Measuring } from '#domain/clinical/goals/measures.ts';
import type { LadderKey, LevelKey } from '#domain/people/practice/ladders.ts';
import { rankOf } from '#domain/people/practice/ladders.ts';
import { medianOf } from './median.ts';
import { criterionShare, type Share } from './percent.ts';
import type { Recorded } from './recorded.ts';

const MINUTES_PER_HOUR = 60;

/**
 * The value of a session for its goal, not rounded: percent or count at criterion, the rank of the help (0 is
 * independent), seconds, times or times per hour, the step of the scale. Undefined where nothing was recorded that it
 * could be drawn from.
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

/** How many trials or opportunities of a session took no more help than the goal allows. */
export function shareAtCriterion(
  { ladder, targetCue }: Measuring,
  { marks }: Pick<Recorded, 'marks'>,
): Share {
  return ladder === null ? { part: 0, all: 0 } : criterionShare(marks ?? [], ladder, targetCue ?? 'I');
}

/** The longest timing, the one in the middle, or all of them together, in seconds. Undefined without timings. */
function durationValue({ seconds }: Recorded, statistic: GoalStatistic | null): number | undefined {
  if (seconds === null || seconds.length === 0) return undefined;
  if (statistic === 'total') return seconds.reduce((sum, each) => sum + each, 0);
  return statistic === 'median' ? medianOf(seconds) : Math.max(...seconds);
}

/** How many times in an hour. Undefined while it is not known how long it was counted. */
export function timesPerHour({ count, minutes }: Pick<Recorded, 'count' | 'minutes'>): number | undefined {
  return count === null || minutes === null || minutes <= 0
    ? undefined
    : (count * MINUTES_PER_HOUR) / minutes;
}

/** The target as a value of a session: a level of help by its rank. Undefined while there is none. */
export function targetValue({ measure, ladder, target, targetCue }: Measuring): number | undefined {
  return measure === 'cue' ? rankOnLadder(ladder, targetCue) : (target ?? undefined);
}

/** Whether the value is to rise or to fall: help is to become less. */
export function directionOf({ measure, direction }: Measuring): GoalDirection {
  return measure === 'cue' ? 'down' : (direction ?? 'up');
}

/** Whether a value is at the target or beyond it, in the goal's direction. */
export function reaches(goal: Measuring, value: number, target: number): boolean {
  return directionOf(goal) === 'up' ? value >= target : value <= target;
}

function rankOnLadder(ladder: LadderKey | null, level: LevelKey | null): number | undefined {
  return ladder === null || level === null ? undefined : rankOf(ladder, level);
}
