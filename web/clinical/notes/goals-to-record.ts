import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalsUsed } from './goals-used.ts';

interface GoalsToRecord {
  /** The active ones in use, those of the latest session first, and others that have a result of this session. */
  worked: readonly Goal[];
  /** Active ones that were left out for a while. */
  others: readonly Goal[];
  /** Mastered ones, to look at again. */
  mastered: readonly Goal[];
}

/** The goals that a session is recorded on; objectives behind their goal, and otherwise in the order of the child's page. */
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
  // A goal that was written since the last session is there to be worked on.
  const isInUse = (family: readonly Goal[]) =>
    lastUseOf(family) !== '' || family.some(({ id, createdAt }) => recorded.has(id) || createdAt > lastUse);
  // Where the goals of the last sessions are all done with, the others are what there is to work on.
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
