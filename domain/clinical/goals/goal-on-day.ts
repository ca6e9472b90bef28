import type { Day } from '#domain/platform/dates.ts';
import type { Goal } from './goal.ts';
import { type GoalRevision, goalInRevision, revisionOn } from './goal-revision.ts';

/**
 * Goals as they were on the day of a session: by what they said then they are marked and read, also when they say something
 * else by now, and what was closed or put on hold since was worked on then.
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
