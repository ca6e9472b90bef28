import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalsUsed } from './goals-used.ts';

interface GoalsToRecord {
  /** The active goals in use, those of the latest session first, and others with a result in this session. */
  worked: readonly Goal[];
  /** Active goals that were not worked on recently. */
  others: readonly Goal[];
  /** Mastered goals, to probe. */
  mastered: readonly Goal[];
}

/**
 * Returns the goals to record in a session; objectives follow their goal, and otherwise the order is that of
 * the child's page.
 */
export function goalsToRecord(
  goals: readonly Goal[],
  recorded: ReadonlySet<number>,
  used: GoalsUsed,
): GoalsToRecord {
  const isWorked = ({ id, status }: Goal) => status === 'active' || recorded.has(id);
  const families = goals
    .filter(({ parentId }) => parentId === null)
    .map((goal) => [goal, ...goals.filter(({ parentId }) => parentId === goal.id)]);
  const lastUseOf = (family: readonly Goal[]) =>
    family
      .map(({ id }) => used.get(id) ?? '')
      .toSorted()
      .at(-1) ?? '';
  const lastUse = [...used.values()].toSorted().at(-1) ?? '';
  // A goal created since the last session counts as in use.
  const isInUse = (family: readonly Goal[]) =>
    lastUseOf(family) !== '' || family.some(({ id, createdAt }) => recorded.has(id) || createdAt > lastUse);
  // If all goals of the last sessions are closed, the other goals are shown as in use.
  const areSomeInUse = families.some((family) => isInUse(family) && family.some(isWorked));
  const inUse = areSomeInUse ? families.filter(isInUse) : families;
  const left = families.filter((family) => !inUse.includes(family));
  return {
    worked: inUse
      .toSorted((one, other) => lastUseOf(other).localeCompare(lastUseOf(one)))
      .flat()
      .filter(isWorked),
    others: left.flat().filter(isWorked),
    mastered: families.flat().filter((goal) => goal.status === 'mastered' && !isWorked(goal)),
  };
}
