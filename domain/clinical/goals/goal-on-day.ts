import type { Day } from '#domain/platform/dates.ts';
import type { Goal } from './goal.ts';
import { type GoalRevision, goalInRevision, revisionOn } from './goal-revision.ts';

/**
 * Returns the goals as they were on the day of a session. Results are judged by the wording of that day even
 * if it changed since, and goals that were closed or put on hold later count as active then.
 */
export function goalsOn(
  goals: readonly Goal[],
  revisions: readonly Pick<GoalRevision, 'goalId' | 'effectiveOn' | 'content'>[],
  on: Day,
): Goal[] {
  const ofGoal = Map.groupBy(revisions, ({ goalId }) => goalId);
  return goals.map((goal) => {
    const inForce = revisionOn(ofGoal.get(goal.id) ?? [], on);
    const asItWas = inForce ? goalInRevision(goal, inForce) : goal;
    const then = goal.statusHistory.findLast((entry) => entry.on <= on);
    return then?.status === 'active' ? { ...asItWas, status: 'active' } : asItWas;
  });
}
