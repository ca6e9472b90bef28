import { valueWithUnit } from '#domain/clinical/goals/criterion.ts';
import type { Measuring } from '#domain/clinical/goals/measures.ts';
import { levelsOf } from '#domain/people/practice/ladders.ts';

/**
 * Returns a session's value, or a median of several, as text: "67%", "3.5 of 5", "2 min 30 s", "Verbal",
 * "+1".
 */
export function valueText(goal: Measuring, value: number): string {
  const { measure } = goal;
  if (measure === 'cue') return levelText(goal, value);
  const isWhole = measure === 'trials' || measure === 'duration';
  return valueWithUnit(goal, isWhole ? Math.round(value) : Math.round(10 * value) / 10);
}

function levelText({ ladder, levelNames }: Measuring, rank: number): string {
  const levels = ladder === null ? [] : levelsOf(ladder, levelNames);
  const labelAt = (place: number) => levels[place]?.label ?? '…';
  const [less, more] = [labelAt(Math.floor(rank)), labelAt(Math.ceil(rank))];
  return less === more ? less : `Between “${less}” and “${more}”`;
}
