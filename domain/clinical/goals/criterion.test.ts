import { expect, test } from 'vitest';
import { storedGoal } from '#tests/builders/stored-records.ts';
import { attainmentNumber, type Criterion, criterionSentence, timeText, valueWithUnit } from './criterion.ts';

const none = {
  ladder: null,
  targetCue: null,
  target: null,
  minimumTrials: null,
  plannedTrials: null,
  sessionsInARow: 1,
};

test.each<[string, Partial<Criterion>]>([
  ['80% with no more than verbal cues, 3 sessions in a row, at least 5 trials', {}],
  ['80% independent', { targetCue: 'I', sessionsInARow: 1, minimumTrials: 1 }],
  [
    '80% of the steps with no more than verbal cues',
    { ...none, ladder: 'cues', targetCue: 'V', target: 80, steps: ['Wet', 'Soap'] },
  ],
  [
    '4 of 5 opportunities, independent',
    { ...none, measure: 'opportunities', ladder: 'cues', targetCue: 'I', opportunities: 5, target: 4 },
  ],
  [
    '4 of 6 steps, with no more than minimal assistance, 2 sessions in a row',
    {
      ...none,
      measure: 'opportunities',
      ladder: 'assistance',
      targetCue: 'MIN',
      steps: ['1', '2', '3', '4', '5', '6'],
      opportunities: 6,
      target: 4,
      sessionsInARow: 2,
    },
  ],
  ['no more than a gestural cue', { ...none, measure: 'cue', ladder: 'cues', targetCue: 'G' }],
  ['independent', { ...none, measure: 'cue', ladder: 'cues', targetCue: 'I' }],
  ['stays 10 min', { ...none, measure: 'duration', statistic: 'longest', direction: 'up', target: 600 }],
  ['within 2 min', { ...none, measure: 'duration', statistic: 'longest', direction: 'down', target: 120 }],
  [
    'stays 1 min 30 s in total',
    { ...none, measure: 'duration', statistic: 'total', direction: 'up', target: 90 },
  ],
  [
    'at most 4 reminders per hour',
    { ...none, measure: 'frequency', statistic: 'per-hour', direction: 'down', unit: 'reminders', target: 4 },
  ],
  [
    'at least 2 greetings in a session',
    { ...none, measure: 'frequency', statistic: 'count', direction: 'up', unit: 'greetings', target: 2 },
  ],
  ['3 on the pencil-grip rubric', { ...none, measure: 'rating', unit: 'pencil-grip rubric', target: 3 }],
  ['0, the expected level', { ...none, measure: 'gas', target: 0 }],
  ['+1, somewhat more than expected', { ...none, measure: 'gas', target: 1 }],
  ['−2, much less than expected', { ...none, measure: 'gas', target: -2 }],
  ['…% with no more than …', { ...none }],
  ['no more than …', { ...none, measure: 'cue' }],
  ['…', { ...none, measure: 'gas' }],
])('%s', (sentence, changes) => {
  expect(criterionSentence({ ...storedGoal(), ...changes })).toBe(sentence);
});

test.each<[string, number, Partial<Criterion>]>([
  ['20%', 20, {}],
  ['3 of 5', 3, { measure: 'opportunities', opportunities: 5 }],
  ['verbal', 3, { measure: 'cue' }],
  ['2 min', 120, { measure: 'duration' }],
  ['6 reminders per hour', 6, { measure: 'frequency', unit: 'reminders', statistic: 'per-hour' }],
  ['1 on the pencil-grip rubric', 1, { measure: 'rating', unit: 'pencil-grip rubric' }],
  ['+1', 1, { measure: 'gas' }],
])('A value is shown as %s', (words, value, changes) => {
  expect(valueWithUnit({ ...storedGoal(), ...changes }, value)).toBe(words);
});

test('Times and attainment steps are formatted', () => {
  expect([0, 45, 60, 450, 3600].map(timeText)).toEqual(['0 s', '45 s', '1 min', '7 min 30 s', '60 min']);
  expect([-1, 0, 2].map(attainmentNumber)).toEqual(['−1', '0', '+2']);
});
