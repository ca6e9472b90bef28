import {
  type LadderKey,
  type LevelKey,
  type LevelNames,
  ladders,
  rankOf,
} from '#domain/people/practice/ladders.ts';
import type { Fault } from '#domain/platform/record-fields.ts';

export const goalMeasures = [
  'trials',
  'opportunities',
  'cue',
  'duration',
  'frequency',
  'rating',
  'gas',
] as const;
export type GoalMeasure = (typeof goalMeasures)[number];

export const goalMeasureLabels: Record<GoalMeasure, string> = {
  trials: 'Percent of trials',
  opportunities: 'Number of opportunities',
  cue: 'Level of help',
  duration: 'Time',
  frequency: 'How often',
  rating: 'Rating on a rubric',
  gas: 'Goal attainment (−2 to +2)',
};

export const goalStatistics = ['longest', 'median', 'total', 'count', 'per-hour'] as const;
export type GoalStatistic = (typeof goalStatistics)[number];

export const goalDirections = ['up', 'down'] as const;
export type GoalDirection = (typeof goalDirections)[number];

/** The five steps of goal attainment scaling, from −2 to +2; each has a text. */
export const attainmentLabels = [
  'Much less than expected',
  'Somewhat less than expected',
  'Expected',
  'Somewhat more than expected',
  'Much more than expected',
];
const EXPECTED = 2;

export const LONGEST_SECONDS = 36_000;
const HIGHEST_COUNT = 999;

/** How a goal is measured; fields that its measure does not use are null or empty. */
export interface Measuring {
  measure: GoalMeasure;
  ladder: LadderKey | null;
  /** The practice's own names of the levels, where they are displayed. */
  levelNames?: LevelNames | undefined;
  /** Levels of the ladder that this goal hides. */
  hiddenLevels: readonly LevelKey[];
  /** The steps of a task analysis: each one is a trial or an opportunity. */
  steps: readonly string[] | null;
  /** The texts of a rubric's steps, from 0, or of goal attainment, from −2. */
  labels: readonly string[] | null;
  opportunities: number | null;
  statistic: GoalStatistic | null;
  direction: GoalDirection | null;
  /** What is counted ("reminders"), or the rubric's name ("pencil-grip rubric"). */
  unit: string | null;
  baselineValue: number | null;
  /** Percent, opportunities, seconds, times, or a step; null for a level of help. */
  target: number | null;
  /** The most help that still counts. */
  targetCue: LevelKey | null;
  plannedTrials: number | null;
  minimumTrials: number | null;
}

type Part = Exclude<keyof Measuring, 'measure' | 'baselineValue' | 'levelNames'>;

/** The messages for a field that a measure must not have, and for one that it lacks. */
const parts: Record<Part, { extra: string; lacking: string }> = {
  ladder: { extra: 'no ladder of help', lacking: 'Choose how help is recorded: cues or assistance' },
  hiddenLevels: { extra: 'no levels of help', lacking: '' },
  steps: { extra: 'no named steps', lacking: '' },
  labels: { extra: 'no described steps', lacking: 'Describe the steps of the scale' },
  opportunities: { extra: 'no number of opportunities', lacking: 'Say how many opportunities there are' },
  statistic: { extra: 'no figure to choose', lacking: 'Choose which figure of a session counts' },
  direction: { extra: 'no direction to choose', lacking: 'Say whether the figure is to rise or to fall' },
  unit: { extra: 'no name for what is counted', lacking: 'Name what is counted, or the rubric' },
  target: { extra: 'no number as its target', lacking: 'Enter the target' },
  targetCue: { extra: 'no allowed help', lacking: 'Choose the most help with which it still counts' },
  plannedTrials: { extra: 'no planned trials', lacking: 'Say how many trials are planned' },
  minimumTrials: { extra: 'no least number of trials', lacking: 'Say how many trials count at least' },
};

interface MeasureRule {
  needs: readonly Part[];
  mayHave: readonly Part[];
}

const rules: Record<GoalMeasure, MeasureRule> = {
  trials: {
    needs: ['ladder', 'targetCue', 'target', 'plannedTrials', 'minimumTrials'],
    mayHave: ['hiddenLevels', 'steps'],
  },
  opportunities: {
    needs: ['ladder', 'targetCue', 'opportunities', 'target'],
    mayHave: ['hiddenLevels', 'steps'],
  },
  cue: { needs: ['ladder', 'targetCue'], mayHave: ['hiddenLevels'] },
  duration: { needs: ['statistic', 'direction', 'target'], mayHave: [] },
  frequency: { needs: ['unit', 'statistic', 'direction', 'target'], mayHave: [] },
  rating: { needs: ['unit', 'labels', 'target'], mayHave: [] },
  gas: { needs: ['labels', 'target'], mayHave: [] },
};

/** Returns whether goals of this measure require or may have this field. */
export function hasPart(measure: GoalMeasure, part: Part): boolean {
  const { needs, mayHave } = rules[measure];
  return needs.includes(part) || mayHave.includes(part);
}

export type MeasureFault = Fault<Exclude<keyof Measuring, 'levelNames'>>;

/** Returns what is wrong with how a goal is measured; undefined if nothing is. */
export function measureFault(goal: Measuring): MeasureFault | undefined {
  return partsFault(goal) ?? helpFault(goal) ?? scaleFault(goal) ?? valuesFault(goal);
}

function partsFault(goal: Measuring): MeasureFault | undefined {
  const extra = partNames.find((part) => !isMissing(goal[part]) && !hasPart(goal.measure, part));
  if (extra) {
    const message = `A goal measured by "${goalMeasureLabels[goal.measure]}" has ${parts[extra].extra}`;
    return { field: extra, message };
  }
  const lacking = rules[goal.measure].needs.find((part) => isMissing(goal[part]));
  return lacking && { field: lacking, message: parts[lacking].lacking };
}

const partNames = [
  'ladder',
  'hiddenLevels',
  'steps',
  'labels',
  'opportunities',
  'statistic',
  'direction',
  'unit',
  'target',
  'targetCue',
  'plannedTrials',
  'minimumTrials',
] as const satisfies readonly Part[];

function isMissing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function helpFault({ ladder, targetCue, hiddenLevels }: Measuring): MeasureFault | undefined {
  if (ladder === null) return undefined;
  const isOnLadder = (level: LevelKey) => rankOf(ladder, level) !== undefined;
  if (targetCue !== null && !isOnLadder(targetCue))
    return { field: 'targetCue', message: 'The allowed help is not on the chosen ladder' };
  if (!hiddenLevels.every(isOnLadder))
    return { field: 'hiddenLevels', message: 'A hidden level is not on the chosen ladder' };
  if (hiddenLevels.includes('I'))
    return { field: 'hiddenLevels', message: 'The level "Independent" cannot be hidden' };
  if (targetCue !== null && hiddenLevels.includes(targetCue))
    return { field: 'hiddenLevels', message: 'The allowed help cannot be hidden' };
  return undefined;
}

function scaleFault({
  measure,
  labels,
  statistic,
  steps,
  opportunities,
}: Measuring): MeasureFault | undefined {
  const figures = statisticsOf(measure);
  if (statistic !== null && !figures.includes(statistic))
    return { field: 'statistic', message: 'This figure does not go with the measure' };
  if (measure === 'gas' && labels?.length !== attainmentLabels.length)
    return { field: 'labels', message: 'Goal attainment has five steps, from −2 to +2' };
  if (measure === 'opportunities' && steps !== null && steps.length !== opportunities)
    return { field: 'steps', message: 'With named steps, each of them is one opportunity' };
  return undefined;
}

/** Returns the session figures that a goal of this measure can use. */
export function statisticsOf(measure: GoalMeasure): readonly GoalStatistic[] {
  if (measure === 'duration') return ['longest', 'median', 'total'];
  return measure === 'frequency' ? ['count', 'per-hour'] : [];
}

function valuesFault(goal: Measuring): MeasureFault | undefined {
  const { lowest, highest, words } = scaleOf(goal);
  const isOn = (value: number | null) => value === null || (value >= lowest && value <= highest);
  if (!isOn(goal.baselineValue)) return { field: 'baselineValue', message: `The baseline is ${words}` };
  if (!isOn(goal.target)) return { field: 'target', message: `The target is ${words}` };
  const isNothing = goal.target === 0 && (goal.measure === 'trials' || goal.measure === 'opportunities');
  return isNothing ? { field: 'target', message: 'The target must be more than 0' } : undefined;
}

/** Returns the range of values that this goal allows, and its description. */
function scaleOf({ measure, opportunities, ladder, labels }: Measuring): {
  lowest: number;
  highest: number;
  words: string;
} {
  switch (measure) {
    case 'trials':
      return { lowest: 0, highest: 100, words: 'a percentage from 0 to 100' };
    case 'opportunities':
      return fromZero(opportunities ?? 0, `a number from 0 to ${opportunities}`);
    case 'cue': {
      const highest = ladder === null ? 0 : ladders[ladder].levels.length - 1;
      return fromZero(highest, `a level from 0 (independent) to ${highest}`);
    }
    case 'duration':
      return fromZero(LONGEST_SECONDS, 'a time of at most 10 hours');
    case 'frequency':
      return fromZero(HIGHEST_COUNT, `a number from 0 to ${HIGHEST_COUNT}`);
    case 'rating': {
      const highest = Math.max(0, (labels?.length ?? 0) - 1);
      return fromZero(highest, `a step of the rubric, from 0 to ${highest}`);
    }
    case 'gas':
      return { lowest: -EXPECTED, highest: EXPECTED, words: 'a step from −2 to +2' };
  }
}

function fromZero(highest: number, words: string) {
  return { lowest: 0, highest, words };
}
