import { describe, expect, test } from 'vitest';
import { storedGoal } from '#tests/builders/stored-records.ts';
import { type Measuring, measureFault } from './measures.ts';

const nothing: Omit<Measuring, 'measure'> = {
  ladder: null,
  hiddenLevels: [],
  steps: null,
  labels: null,
  opportunities: null,
  statistic: null,
  direction: null,
  unit: null,
  baselineValue: null,
  target: null,
  targetCue: null,
  plannedTrials: null,
  minimumTrials: null,
};
const five = ['1', '2', '3', '4', '5'];
const whole: Record<Measuring['measure'], Measuring> = {
  trials: storedGoal(),
  opportunities: {
    ...nothing,
    measure: 'opportunities',
    ladder: 'assistance',
    targetCue: 'SU',
    opportunities: 5,
    target: 4,
  },
  cue: { ...nothing, measure: 'cue', ladder: 'cues', targetCue: 'G' },
  duration: { ...nothing, measure: 'duration', statistic: 'longest', direction: 'up', target: 600 },
  frequency: {
    ...nothing,
    measure: 'frequency',
    statistic: 'per-hour',
    direction: 'down',
    unit: 'reminders',
    target: 4,
  },
  rating: { ...nothing, measure: 'rating', unit: 'pencil-grip rubric', labels: five, target: 4 },
  gas: { ...nothing, measure: 'gas', labels: five, target: 0 },
};

describe('A goal', () => {
  test.each(Object.entries(whole))('measured by %s is valid with everything it needs', (_measure, goal) => {
    expect(measureFault(goal)).toBeUndefined();
  });

  test.each<[keyof typeof whole, Partial<Measuring>, string]>([
    ['trials', { ladder: null }, 'Choose how help is recorded: cues or assistance'],
    ['trials', { targetCue: null }, 'Choose the most help with which it still counts'],
    ['trials', { target: null }, 'Enter the target'],
    ['trials', { plannedTrials: null }, 'Say how many trials are planned'],
    ['trials', { minimumTrials: null }, 'Say how many trials count at least'],
    ['opportunities', { opportunities: null }, 'Say how many opportunities there are'],
    ['duration', { statistic: null }, 'Choose which figure of a session counts'],
    ['duration', { direction: null }, 'Say whether the figure is to rise or to fall'],
    ['frequency', { unit: null }, 'Name what is counted, or the rubric'],
    ['rating', { labels: null }, 'Describe the steps of the scale'],
    ['gas', { target: null }, 'Enter the target'],
  ])('measured by %s with %o lacks something: %s', (measure, changes, message) => {
    expect(measureFault({ ...whole[measure], ...changes })?.message).toBe(message);
  });

  test.each<[keyof typeof whole, Partial<Measuring>, string]>([
    ['duration', { ladder: 'cues' }, 'A goal measured by "Time" has no ladder of help'],
    ['duration', { hiddenLevels: ['M'] }, 'A goal measured by "Time" has no levels of help'],
    ['gas', { steps: five }, 'A goal measured by "Goal attainment (−2 to +2)" has no named steps'],
    ['trials', { labels: five }, 'A goal measured by "Percent of trials" has no described steps'],
    ['trials', { opportunities: 5 }, 'A goal measured by "Percent of trials" has no number of opportunities'],
    ['rating', { statistic: 'count' }, 'A goal measured by "Rating on a rubric" has no figure to choose'],
    ['rating', { direction: 'up' }, 'A goal measured by "Rating on a rubric" has no direction to choose'],
    ['duration', { unit: 'minutes' }, 'A goal measured by "Time" has no name for what is counted'],
    ['cue', { target: 2 }, 'A goal measured by "Level of help" has no number as its target'],
    ['frequency', { targetCue: 'V' }, 'A goal measured by "How often" has no allowed help'],
    ['gas', { plannedTrials: 5 }, 'A goal measured by "Goal attainment (−2 to +2)" has no planned trials'],
    ['cue', { minimumTrials: 5 }, 'A goal measured by "Level of help" has no least number of trials'],
  ])('measured by %s cannot have %o: %s', (measure, changes, message) => {
    expect(measureFault({ ...whole[measure], ...changes })?.message).toBe(message);
  });

  test.each<[keyof typeof whole, Partial<Measuring>, string]>([
    ['trials', { targetCue: 'MIN' }, 'The allowed help is not on the chosen ladder'],
    ['trials', { hiddenLevels: ['DEP'] }, 'A hidden level is not on the chosen ladder'],
    ['trials', { hiddenLevels: ['I'] }, 'The level "Independent" cannot be hidden'],
    ['trials', { hiddenLevels: ['V'] }, 'The allowed help cannot be hidden'],
    ['duration', { statistic: 'count' }, 'This figure does not go with the measure'],
    ['gas', { labels: ['1', '2'] }, 'Goal attainment has five steps, from −2 to +2'],
    ['opportunities', { steps: ['1', '2'] }, 'With named steps, each of them is one opportunity'],
    ['trials', { target: 101 }, 'The target is a percentage from 0 to 100'],
    ['trials', { target: 0 }, 'The target must be more than 0'],
    ['opportunities', { target: 6 }, 'The target is a number from 0 to 5'],
    ['cue', { baselineValue: 7 }, 'The baseline is a level from 0 (independent) to 6'],
    ['duration', { target: 36_001 }, 'The target is a time of at most 10 hours'],
    ['frequency', { target: -1 }, 'The target is a number from 0 to 999'],
    ['rating', { target: 5 }, 'The target is a step of the rubric, from 0 to 4'],
    ['gas', { baselineValue: 3 }, 'The baseline is a step from −2 to +2'],
  ])('measured by %s does not match %o: %s', (measure, changes, message) => {
    expect(measureFault({ ...whole[measure], ...changes })?.message).toBe(message);
  });
});
