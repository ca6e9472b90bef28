import type { Goal } from '#domain/clinical/goals/goal.ts';
import { type GoalRevision, goalInRevision } from '#domain/clinical/goals/goal-revision.ts';
import { targetValue } from '#domain/clinical/results/session-value.ts';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import type { SessionResult } from './session-result.ts';

/** The first and the last day of a graph. */
export interface GraphDays {
  first: Day;
  last: Day;
}

/** Returns the days from the goal's start, or its first result, to its target day, or its last result. */
export function graphDays(goal: Goal, results: readonly SessionResult[]): GraphDays {
  const days = [goal.startsOn, goal.targetOn, ...results.map(({ on }) => on)].toSorted();
  const [first = goal.startsOn, last = goal.targetOn] = [days[0], days.at(-1)];
  return first === last ? { first, last: plusDays(first, 1) } : { first, last };
}

interface TargetLine extends GraphDays {
  value: number;
}

/** Returns the target over the days of a graph, one line for each revision of the goal. */
export function targetLines(
  goal: Goal,
  revisions: readonly GoalRevision[],
  { first, last }: GraphDays,
): TargetLine[] {
  const inOrder = revisions.toSorted((one, other) => one.revision - other.revision);
  const begun = inOrder.map((revision, index) => ({
    from: index === 0 ? first : revision.effectiveOn,
    value: targetValue(goalInRevision(goal, revision)),
  }));
  const all = begun.length === 0 ? [{ from: first, value: targetValue(goal) }] : begun;
  return all.flatMap(({ from, value }, index) => {
    const until = all[index + 1]?.from ?? last;
    return value === undefined || from > until ? [] : [{ first: from, last: until, value }];
  });
}

interface AimLine {
  from: { on: Day; value: number };
  to: { on: Day; value: number };
}

/**
 * Returns the line from the baseline on the goal's first day to the target on the target day; undefined
 * unless both are numbers.
 */
export function aimLine(goal: Goal): AimLine | undefined {
  const { baselineValue, startsOn, targetOn } = goal;
  const target = targetValue(goal);
  if (baselineValue === null || target === undefined) return undefined;
  return { from: { on: startsOn, value: baselineValue }, to: { on: targetOn, value: target } };
}
