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

/** When a result was taken: before teaching, during teaching, or without teaching. */
export const phases = ['baseline', 'teaching', 'probe'] as const;
export type Phase = (typeof phases)[number];

export const phaseLabels: Record<Phase, string> = {
  baseline: 'Baseline',
  teaching: 'Teaching',
  probe: 'Probe',
};

/** Returns the default phase of a new result: a mastered goal is probed without teaching. */
export function usualPhase(status: GoalStatus): Phase {
  return status === 'mastered' ? 'probe' : 'teaching';
}

/** Not successful, even with help. */
const NOT_SUCCESSFUL = 'X';

/** Every mark that a trial can have. */
export const markKeys = [...levelKeys, NOT_SUCCESSFUL] as const;
export type MarkKey = (typeof markKeys)[number];

/** The outcome of a trial: the level of help needed, or X; null for a named step without a mark. */
export type Mark = MarkKey | null;

/** A goal's help settings: its ladder and the levels that it hides. */
type Help = Pick<Measuring, 'ladder' | 'hiddenLevels'>;

/**
 * Returns the marks that a goal offers for a trial: its levels, least support first, and X; empty without a
 * ladder.
 */
export function offeredMarks(goal: Help): readonly MarkKey[] {
  const levels = offeredLevels(goal);
  return levels.length === 0 ? [] : [...levels, NOT_SUCCESSFUL];
}

/** Returns the levels of help that a goal offers, least support first; empty without a ladder. */
export function offeredLevels({ ladder, hiddenLevels }: Help): readonly LevelKey[] {
  if (ladder === null) return [];
  return ladders[ladder].levels.map(({ key }) => key).filter((key) => !hiddenLevels.includes(key));
}

/** Returns the levels to choose from; the chosen level is included even if it was hidden later. */
export function levelsToShow(goal: Help, chosen: LevelKey | null): readonly LevelKey[] {
  return offeredLevels({ ...goal, hiddenLevels: goal.hiddenLevels.filter((key) => key !== chosen) });
}

/** Returns whether a goal with this ladder can have this mark, even if the level was hidden later. */
export function isMarkOf(ladder: LadderKey, mark: MarkKey): boolean {
  return mark === NOT_SUCCESSFUL || rankOf(ladder, mark) !== undefined;
}

/** Returns the rank of a mark's help: 0 is independent, X is above every level of its ladder. */
export function rankOfMark(ladder: LadderKey, mark: MarkKey): number {
  const beyond = ladders[ladder].levels.length;
  return mark === NOT_SUCCESSFUL ? beyond : (rankOf(ladder, mark) ?? beyond);
}

/**
 * Returns the weight of a mark in the support score, from 1 (independent) to 0 (the most help, or not
 * successful).
 */
export function weightOfMark(ladder: LadderKey, mark: MarkKey): number {
  return mark === NOT_SUCCESSFUL ? 0 : (weightOf(ladder, mark) ?? 0);
}

/** Returns the marks without the nulls of unmarked steps. */
export function countedMarks(marks: readonly Mark[]): MarkKey[] {
  return marks.filter((mark) => mark !== null);
}
