import type { Goal } from '#domain/clinical/goals/goal.ts';
import { type GoalMeasure, goalMeasureLabels, type Measuring } from '#domain/clinical/goals/measures.ts';
import { levelOf } from '#domain/people/practice/ladders.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { GoalResult } from './goal-result.ts';
import { isMarkOf, type Mark } from './marks.ts';

type Recorded = Pick<GoalResult, 'marks' | 'cue' | 'seconds' | 'count' | 'minutes' | 'rating' | 'comment'>;

/** The fields of a goal that decide which results fit it. */
type Recording = Pick<Goal, 'measure' | 'ladder' | 'hiddenLevels' | 'steps' | 'labels' | 'opportunities'> &
  Pick<Measuring, 'levelNames'>;

type ValueField = Exclude<keyof Recorded, 'minutes' | 'comment'>;

/** The field that holds the result of each measure. */
export const valueOfMeasure: Record<GoalMeasure, ValueField> = {
  trials: 'marks',
  opportunities: 'marks',
  cue: 'cue',
  duration: 'seconds',
  frequency: 'count',
  rating: 'rating',
  gas: 'rating',
};

const values: Record<ValueField, string> = {
  marks: 'marks',
  cue: 'single level of help',
  seconds: 'times',
  count: 'count',
  rating: 'rating',
};

/** Returns why a result does not fit its goal, as a sentence; `before` is the earlier result. */
export function resultFault(goal: Recording, result: Recorded, before?: Recorded): string | undefined {
  return (
    otherValueFault(goal, result) ??
    emptyFault(goal, result) ??
    marksFault(goal, result.marks ?? []) ??
    helpFault(goal, result, before) ??
    ratingFault(goal, result)
  );
}

function otherValueFault({ measure }: Recording, result: Recorded): string | undefined {
  const other = valueFields.find((field) => field !== valueOfMeasure[measure] && result[field] !== null);
  const label = goalMeasureLabels[measure];
  if (other !== undefined) return `A goal measured by "${label}" has no ${values[other]}`;
  if (result.minutes === null || result.count !== null) return undefined;
  return measure === 'frequency'
    ? 'Enter what was counted in these minutes'
    : `A goal measured by "${label}" has no minutes`;
}

const valueFields = ['marks', 'cue', 'seconds', 'count', 'rating'] as const satisfies readonly ValueField[];

function emptyFault({ measure }: Recording, result: Recorded): string | undefined {
  const value = result[valueOfMeasure[measure]];
  const isEmpty = Array.isArray(value) ? value.every((one) => one === null) : value === null;
  return isEmpty && result.comment === null ? 'A result needs something recorded, or a comment' : undefined;
}

function marksFault({ ladder, steps, opportunities }: Recording, marks: readonly Mark[]): string | undefined {
  if (ladder !== null && marks.some((mark) => mark !== null && !isMarkOf(ladder, mark)))
    return 'A mark is not on the ladder of this goal';
  if (steps === null) {
    if (marks.includes(null)) return 'Only a named step can be without a mark';
  } else if (marks.length % steps.length !== 0) {
    return `The marks fill whole rounds of the ${steps.length} steps`;
  }
  if (opportunities !== null && marks.length > opportunities)
    return `This goal has ${opportunities} opportunities in a session`;
  return undefined;
}

// A level that was hidden later still shows where it was recorded, but cannot be added again.
function helpFault({ ladder, hiddenLevels, levelNames }: Recording, result: Recorded, before?: Recorded) {
  if (ladder === null) return undefined;
  const { cue } = result;
  if (cue !== null && !isMarkOf(ladder, cue)) return 'The level of help is not on the ladder of this goal';
  const hidden = hiddenLevels.find(
    (level) => timesRecorded(level, result) > (before === undefined ? 0 : timesRecorded(level, before)),
  );
  return (
    hidden &&
    `This goal does not offer the level "${levelOf(ladder, hidden, levelNames)?.label ?? hidden}" any more`
  );
}

function timesRecorded(level: Mark, { marks, cue }: Recorded): number {
  return (marks ?? []).filter((mark) => mark === level).length + (cue === level ? 1 : 0);
}

function ratingFault({ measure, labels }: Recording, { rating }: Recorded): string | undefined {
  if (rating === null) return undefined;
  if (measure === 'gas') return Math.abs(rating) > 2 ? 'The rating is a step from −2 to +2' : undefined;
  const highest = (labels?.length ?? 0) - 1;
  return rating < 0 || rating > highest
    ? `The rating is a step of the rubric, from 0 to ${highest}`
    : undefined;
}

/**
 * Returns why a goal takes no new result of a session on this day, as a sentence. Active and mastered goals
 * take results; a goal that was put on hold or discontinued takes late entries for sessions up to that day.
 */
export function newResultFault({ status, statusOn }: Pick<Goal, 'status' | 'statusOn'>, on: Day) {
  if (status === 'draft') return 'This goal is a draft. Make it active before you record results';
  if (status === 'active' || status === 'mastered' || on <= statusOn) return undefined;
  const ended = status === 'on-hold' ? 'put on hold' : 'discontinued';
  return `This goal was ${ended} before this session. Make it active to record results`;
}
