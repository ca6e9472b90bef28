import type { Goal } from '#domain/clinical/goals/goal.ts';
import { changesMeasurement } from '#domain/clinical/goals/goal-revision.ts';
import type { GoalResult } from './goal-result.ts';

type MarkedGoal = Pick<Goal, 'id' | 'parentId' | 'measure' | 'ladder' | 'steps'>;
type Marked = Pick<GoalResult, 'marks' | 'phase'>;

/** Returns whether marks of a goal count for its objective too: both record the same named steps in the same way. */
export function sharesMarks(goal: MarkedGoal, objective: MarkedGoal): boolean {
  return objective.parentId === goal.id && goal.steps !== null && !changesMeasurement(goal, objective);
}

/** Returns whether an objective's result is the one of its goal, and not marked by itself. */
export function isSameMarks(objective: Marked | undefined, goal: Marked | undefined): boolean {
  const marked = (result: Marked | undefined) => JSON.stringify(result && [result.phase, result.marks]);
  return marked(objective) === marked(goal);
}
