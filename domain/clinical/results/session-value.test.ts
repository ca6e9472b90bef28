import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Measuring } from '#domain/clinical/goals/measures.ts';
import { storedGoal } from '#tests/builders/stored-records.ts';
import { type Mark, markKeys } from './marks.ts';
import { medianOf } from './median.ts';
import { nothingRecorded, type Recorded } from './recorded.ts';
import { directionOf, reaches, sessionValue, targetValue, timesPerHour } from './session-value.ts';

const letters = (text: string) =>
  text
    .split(' ')
    .map((key): Mark => (key === '-' ? null : (markKeys.find((known) => known === key) ?? null)));

const help = { ladder: 'cues', targetCue: 'V' } as const;
const opportunities = { ...help, measure: 'opportunities', opportunities: 5, target: 4 } as const;
const timing = { measure: 'duration', ladder: null, targetCue: null, target: 600 } as const;
const counting = { measure: 'frequency', ladder: null, targetCue: null, direction: 'down' } as const;

test.each<[string, Partial<Measuring>, Partial<Recorded>, number | undefined]>([
  ['percent at criterion', help, { marks: letters('I I V V M X G I') }, 75],
  ['percent of the steps that have a mark', help, { marks: letters('I - X -') }, 50],
  ['no percent without trials', help, {}, undefined],
  ['no percent of steps without a mark', help, { marks: [null, null] }, undefined],
  ['count at criterion', opportunities, { marks: letters('I V M X') }, 2],
  ['no count without a mark', opportunities, {}, undefined],
  ['independent has rank 0', { ...help, measure: 'cue' }, { cue: 'I' }, 0],
  ['a model has rank 4', { ...help, measure: 'cue' }, { cue: 'M' }, 4],
  ['no help chosen', { ...help, measure: 'cue' }, {}, undefined],
  ['longest time', { ...timing, statistic: 'longest' }, { seconds: [90, 450, 120] }, 450],
  ['median time', { ...timing, statistic: 'median' }, { seconds: [90, 450, 120] }, 120],
  ['median of two times', { ...timing, statistic: 'median' }, { seconds: [90, 121] }, 105.5],
  ['total time', { ...timing, statistic: 'total' }, { seconds: [90, 450, 120] }, 660],
  ['no timing', { ...timing, statistic: 'total' }, {}, undefined],
  ['count', { ...counting, statistic: 'count' }, { count: 6, minutes: 30 }, 6],
  ['none counted is a count', { ...counting, statistic: 'count' }, { count: 0 }, 0],
  ['count per hour', { ...counting, statistic: 'per-hour' }, { count: 6, minutes: 45 }, 8],
  ['no hour without minutes', { ...counting, statistic: 'per-hour' }, { count: 6 }, undefined],
  ['rating', { measure: 'rating' }, { rating: 3 }, 3],
  ['attainment', { measure: 'gas' }, { rating: -2 }, -2],
])('The value of a session is right: %s', (_what, goal, recorded, value) => {
  expect(sessionValue({ ...storedGoal(), ...goal }, { ...nothingRecorded, ...recorded })).toBe(value);
});

describe('Target and direction', () => {
  test('Help should decrease, so the target is a rank and lower is better', () => {
    const goal: Measuring = { ...storedGoal(), measure: 'cue', targetCue: 'G', target: null };
    expect([directionOf(goal), targetValue(goal)]).toEqual(['down', 2]);
    expect([reaches(goal, 1, 2), reaches(goal, 2, 2), reaches(goal, 3, 2)]).toEqual([true, true, false]);
  });

  test('A percentage should increase, and a count goes in the goal’s direction', () => {
    expect(directionOf(storedGoal())).toBe('up');
    expect(directionOf({ ...storedGoal(), ...counting })).toBe('down');
    expect(reaches({ ...storedGoal(), ...counting }, 5, 4)).toBe(false);
  });

  test('A count per hour needs more than zero minutes', () => {
    expect(timesPerHour({ count: 3, minutes: 0 })).toBeUndefined();
  });
});

test('The median is the same in any order', () => {
  expect(medianOf([])).toBeUndefined();
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 36_000 }), { minLength: 1 }), (values) => {
      const median = medianOf(values) ?? Number.NaN;
      expect(medianOf(values.toReversed())).toBe(median);
      const half = values.length / 2;
      expect(values.filter((value) => value <= median).length).toBeGreaterThanOrEqual(half);
      expect(values.filter((value) => value >= median).length).toBeGreaterThanOrEqual(half);
    }),
  );
});
