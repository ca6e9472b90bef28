import { expect, test } from 'vitest';
import type { Measuring } from '#domain/clinical/goals/measures.ts';
import { storedGoal } from '#tests/builders/stored-records.ts';
import { dataLine } from './data-line.ts';
import { nothingRecorded, type Recorded } from './recorded.ts';

const ten = ['I', 'I', 'I', 'I', 'V', 'V', 'V', 'M', 'M', 'X'] as const;
const steps = ['1', '2', '3', '4', '5', '6'];
const independent = { measure: 'opportunities', targetCue: 'I', steps, opportunities: 6 } as const;

test.each<[string, Partial<Measuring>, Partial<Recorded>]>([
  [
    '4 of 10 trials independent (40%), 7 of 10 with no more than verbal cues; support score 62 (our index, 0–100)',
    {},
    { marks: ten },
  ],
  [
    '4 of 6 steps independent (67%); support score 83 (our index, 0–100)',
    independent,
    { marks: ['I', 'I', 'I', 'I', 'V', 'V'] },
  ],
  ['Verbal', { measure: 'cue' }, { cue: 'V' }],
  ['longest 7 min 30 s (target 10 min)', { measure: 'duration', target: 600 }, { seconds: [60, 450] }],
  ['1 reminder', { measure: 'frequency', unit: 'reminders' }, { count: 1 }],
  ['6 reminders', { measure: 'frequency', unit: 'reminders' }, { count: 6 }],
  [
    '6 reminders in 45 min (8 per hour)',
    { measure: 'frequency', unit: 'reminders' },
    { count: 6, minutes: 45 },
  ],
  ['3 on the pencil-grip rubric', { measure: 'rating', unit: 'pencil-grip rubric' }, { rating: 3 }],
  ['+1: d', { measure: 'gas', labels: ['a', 'b', 'c', 'd', 'e'] }, { rating: 1 }],
])('%s', (line, goal, recorded) => {
  expect(dataLine({ ...storedGoal(), ...goal }, { ...nothingRecorded, ...recorded })).toBe(line);
});

test('Without a result there is no line', () => {
  for (const measure of ['trials', 'opportunities', 'cue', 'duration', 'frequency', 'rating', 'gas'] as const)
    expect(dataLine({ ...storedGoal(), measure }, nothingRecorded)).toBeUndefined();
});
