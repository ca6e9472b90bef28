import type { GoalStatus } from '#domain/clinical/goals/goal-status.ts';
import type { Measuring } from '#domain/clinical/goals/measures.ts';
import {
  type LadderKey,
  type LevelKey,
  ladders,
  levelKeys,
  rankOf,
  weightOf,
} from '#domain/people/practice/ladders.ts';

/** When a result was taken: before teaching, while the child is taught, or without any teaching. */
export const phases = ['baseline', 'teaching', 'probe'] as const;
export type Phase = (typeof phases)[number];

export const phaseLabels: Record<Phase, string> = {
  baseline: 'Baseline',
  teaching: 'Teaching',
  probe: 'Probe',
};

/** The phase that a new result begins with: what is mastered is looked at again without teaching it. */
export function usualPhase(status: GoalStatus): Phase {
  return status === 'mastered' ? 'probe' : 'teaching';
}

/** Not successful, also with help. */
const NOT_SUCCESSFUL = 'X';

/** Every letter that one trial can be marked with. */
export const markKeys = [...levelKeys, NOT_SUCCESSFUL] as const;
export type MarkKey = (typeof markKeys)[number];

/** What became of one trial: the level of help that it took, or X; null for a named step without a mark. */
export type Mark = MarkKey | null;

/** The help of a goal: its ladder, and the levels of it that the goal does not offer. */
type Help = Pick<Measuring, 'ladder' | 'hiddenLevels'>;

/** The letters that a goal offers for a trial: its levels, the least support first, and X. None without a ladder. */
export function offeredMarks(goal: Help): readonly MarkKey[] {
  const levels = offeredLevels(goal);
  return levels.length === 0 ? [] : [...levels, NOT_SUCCESSFUL];
}

/** The levels of help that a goal offers, the least support first. None without a ladder. */
export function offeredLevels({ ladder, hiddenLevels }: Help): readonly LevelKey[] {
  if (ladder === null) return [];
  return ladders[ladder].levels.map(({ key }) => key).filter((key) => !hiddenLevels.includes(key));
}

/** The levels to choose from where one is chosen already: a level that was hidden later still shows. */
export function levelsToShow(goal: Help, chosen: LevelKey | null): readonly LevelKey[] {
  return offeredLevels({ ...goal, hiddenLevels: goal.hiddenLevels.filter((key) => key !== chosen) });
}

/** Whether a goal on this ladder can have this mark, also where the level was hidden later. */
export function isMarkOf(ladder: LadderKey, mark: MarkKey): boolean {
  return mark === NOT_SUCCESSFUL || rankOf(ladder, mark) !== undefined;
}

/** How much help a mark stands for: 0 is independent, X is beyond every level of its ladder. */
export function rankOfMark(ladder: LadderKey, mark: MarkKey): number {
  const beyond = ladders[ladder].levels.length;
  return mark === NOT_SUCCESSFUL ? beyond : (rankOf(ladder, mark) ?? beyond);
}

/** What a mark counts for in the support score, from 1 (independent) down to 0 (the most help, or not successful). */
export function weightOfMark(ladder: LadderKey, mark: MarkKey): number {
  return mark === NOT_SUCCESSFUL ? 0 : (weightOf(ladder, mark) ?? 0);
}

/** The marks that count: all but the steps without one. */
export function countedMarks(marks: readonly Mark[]): MarkKey[] {
  return marks.filter((mark) => mark !== null);
}
