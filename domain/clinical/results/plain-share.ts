import type { Goal } from '#domain/clinical/goals/goal.ts';
import { medianOf } from './median.ts';

/** The wording of a share for families, each with the share that it represents. */
const words: readonly (readonly [share: number, words: string])[] = [
  [0, 'never'],
  [1 / 10, '1 time in 10'],
  [1 / 5, '1 time in 5'],
  [1 / 4, '1 time in 4'],
  [1 / 3, '1 time in 3'],
  [1 / 2, '1 time in 2'],
  [2 / 3, '2 times in 3'],
  [3 / 4, '3 times in 4'],
  [9 / 10, '9 times in 10'],
  [1, 'every time'],
];

/** Returns the wording closest to a percentage; of two equally close ones, the lower. */
export function plainShare(percent: number): string {
  const share = percent / 100;
  // Rounds so that floating-point error does not decide a tie.
  const distance = (each: number) => Math.round(Math.abs(each - share) * 1e9);
  return words.reduce((best, next) => (distance(next[0]) < distance(best[0]) ? next : best))[1];
}

/** A share as families read it. */
export interface PlainShare {
  percent: number;
  /** "1 time in 3"; for a task in steps, "1 step in 3". */
  words: string;
}

type MeasuredGoal = Pick<Goal, 'measure' | 'opportunities' | 'steps'>;

/** Returns a percentage in words that count what the goal counts. */
export function shareInWords({ steps }: Pick<Goal, 'steps'>, percent: number): PlainShare {
  const words = plainShare(percent);
  return { percent, words: steps === null ? words : words.replace('times', 'steps').replace('time', 'step') };
}

/** Returns a value of a goal in words; undefined for goals that do not count trials or opportunities. */
export function shareOfValue(goal: MeasuredGoal, value: number | undefined): PlainShare | undefined {
  if (value === undefined) return undefined;
  if (goal.measure === 'trials') return shareInWords(goal, value);
  const { measure, opportunities } = goal;
  return measure === 'opportunities' && opportunities
    ? shareInWords(goal, (100 * value) / opportunities)
    : undefined;
}

/**
 * Returns how often a child does something now: the median of the last three values, latest last. The same on the goal's page
 * and in what families read.
 */
export function recentShare(goal: MeasuredGoal, values: readonly number[]): PlainShare | undefined {
  return shareOfValue(goal, medianOf(values.slice(-3)));
}

/** Returns "never", "about 1 time in 3", "every time" or "almost every time". */
export function frequencyText({ percent, words }: PlainShare): string {
  if (words === 'never') return words;
  if (!words.startsWith('every')) return `about ${words}`;
  return percent === 100 ? words : `almost ${words}`;
}
