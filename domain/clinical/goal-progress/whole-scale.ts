import { attainmentNumber, timeText } from '#domain/clinical/goals/criterion.ts';
import type { Measuring } from '#domain/clinical/goals/measures.ts';
import { targetValue } from '#domain/clinical/results/session-value.ts';
import { levelsOf } from '#domain/people/practice/ladders.ts';

interface ScaleStep {
  value: number;
  label: string;
  /** The label where space is tight. */
  shortLabel: string;
}

/** The range of a goal's graph, which is always the full scale of its measure. */
export interface WholeScale {
  lowest: number;
  highest: number;
  steps: ScaleStep[];
  /** Whether the lowest value is at the top: less help is higher. */
  isLowestOnTop: boolean;
}

const MOST_STEPS = 6;
const LONGEST_LABEL = 24;
export const numberSteps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];
export const secondSteps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200];

/**
 * Returns the scale that fits all revisions of a goal. Times and counts have no maximum: theirs goes from 0
 * to the highest result, target or baseline.
 */
export function wholeScale(goals: readonly Measuring[], values: readonly number[]): WholeScale {
  const [goal] = goals;
  const longest = (lengths: readonly number[]) => Math.max(1, ...lengths);
  switch (goal?.measure) {
    case 'opportunities': {
      const all = longest(goals.map(({ opportunities }) => opportunities ?? 0));
      return numbered(0, all, all <= 10 ? 1 : stepFor(all, numberSteps));
    }
    case 'cue':
      return levelScale(goal);
    case 'duration':
      return openScale(goals, values, secondSteps, timeText);
    case 'frequency':
      return openScale(goals, values, numberSteps, String);
    case 'rating':
      return numbered(0, longest(goals.map(({ labels }) => (labels?.length ?? 0) - 1)), 1);
    case 'gas':
      return numbered(-2, 2, 1, attainmentNumber);
    default:
      return numbered(0, 100, 20, (value) => `${value}%`);
  }
}

export function levelScale({ ladder, levelNames }: Pick<Measuring, 'ladder' | 'levelNames'>): WholeScale {
  const levels = ladder === null ? [] : levelsOf(ladder, levelNames);
  const steps = levels.map(({ key, label }, value) => ({
    value,
    // The details show the full name; the graph omits text in parentheses and truncates long names.
    label: shortened(label.replace(/ \(.*$/, '')),
    shortLabel: key,
  }));
  return { lowest: 0, highest: Math.max(1, levels.length - 1), steps, isLowestOnTop: true };
}

function shortened(label: string): string {
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label;
}

function openScale(
  goals: readonly Measuring[],
  values: readonly number[],
  steps: readonly number[],
  words: (value: number) => string,
): WholeScale {
  const named = goals.flatMap((goal) => [targetValue(goal) ?? 0, goal.baselineValue ?? 0]);
  const most = Math.max(1, ...named, ...values);
  const step = stepFor(most, steps);
  return numbered(0, Math.ceil(most / step) * step, step, words);
}

/** Returns a scale of even steps. */
export function numbered(
  lowest: number,
  highest: number,
  step: number,
  words: (value: number) => string = String,
): WholeScale {
  const count = Math.floor((highest - lowest) / step) + 1;
  const steps = Array.from({ length: count }, (_, index) => {
    const value = lowest + index * step;
    return { value, label: words(value), shortLabel: words(value) };
  });
  return { lowest, highest, steps, isLowestOnTop: false };
}

/** Returns the step for a scale up to `most`, from the usual steps for numbers or for seconds. */
export function stepFor(most: number, steps: readonly number[]): number {
  return steps.find((step) => most / step <= MOST_STEPS) ?? most;
}
