import type { Goal } from '#domain/clinical/goals/goal.ts';
import { type GoalRevision, goalInRevision } from '#domain/clinical/goals/goal-revision.ts';
import { targetValue } from '#domain/clinical/results/session-value.ts';
import { type Day, daysBetween, plusDays } from '#domain/platform/dates.ts';
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

/** The shortest span of a graph of the days with results. */
const SHORTEST_SPAN = 28;

/** Returns the days from the first result to the last one, at least four weeks; those of the goal if it has none. */
export function daysOfResults(goal: Goal, results: readonly SessionResult[]): GraphDays {
  const days = results.map(({ on }) => on).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return graphDays(goal, results);
  const earliestEnd = plusDays(first, SHORTEST_SPAN);
  return { first, last: last < earliestEnd ? earliestEnd : last };
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
    const next = all[index + 1]?.from ?? last;
    const [begin, end] = [from < first ? first : from, next > last ? last : next];
    return value === undefined || begin > end ? [] : [{ first: begin, last: end, value }];
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

/** Returns the part of the line toward the target within the days of a graph; undefined if there is none. */
export function aimWithin(goal: Goal, { first, last }: GraphDays): AimLine | undefined {
  const aim = aimLine(goal);
  if (aim === undefined || aim.from.on > last || aim.to.on < first) return undefined;
  const span = daysBetween(aim.from.on, aim.to.on);
  const pointOn = (on: Day) => ({
    on,
    value: aim.from.value + (aim.to.value - aim.from.value) * (daysBetween(aim.from.on, on) / span),
  });
  return {
    from: aim.from.on < first ? pointOn(first) : aim.from,
    to: aim.to.on > last ? pointOn(last) : aim.to,
  };
}
