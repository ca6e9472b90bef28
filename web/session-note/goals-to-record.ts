import type { Goal } from '#domain/goals/goal.ts';

interface GoalsToRecord {
  /** The active ones, and others that have a result of this session; objectives behind their goal. */
  worked: readonly Goal[];
  /** Mastered ones, to look at again. */
  mastered: readonly Goal[];
}

/** The goals that a session is recorded on, in the order of the child's page. */
export function goalsToRecord(goals: readonly Goal[], recorded: ReadonlySet<number>): GoalsToRecord {
  const inOrder = goals
    .filter(({ parentId }) => parentId === null)
    .flatMap((goal) => [goal, ...goals.filter(({ parentId }) => parentId === goal.id)]);
  const isWorked = ({ id, status }: Goal) => status === 'active' || recorded.has(id);
  return {
    worked: inOrder.filter(isWorked),
    mastered: inOrder.filter((goal) => goal.status === 'mastered' && !isWorked(goal)),
  };
}
