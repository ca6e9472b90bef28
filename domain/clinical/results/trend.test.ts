import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Measuring } from '#domain/clinical/goals/measures.ts';
import { plusDays } from '#domain/platform/dates.ts';
import { storedGoal } from '#tests/builders/stored-records.ts';
import { aimOn, elapsedShare, paceOf } from './aim.ts';
import { type DatedValue, trendOf, trendScale, trendText } from './trend.ts';

const weekly = (...values: number[]): DatedValue[] =>
  values.map((value, week) => ({ on: plusDays('2026-09-08', 7 * week), value }));
const percent = { scale: 100, direction: 'up' } as const;

describe('The trend', () => {
  test('is improving, early, for eight rising weeks', () => {
    const trend = trendOf(weekly(20, 30, 25, 35, 30, 40, 45, 40), percent);
    expect(trendText(trend)).toBe('Improving (early)');
    expect(trend).toMatchObject({
      slope: expect.closeTo(11.7, 1),
      agreement: expect.closeTo(0.71, 2),
    });
  });

  test('is variable, early, for weeks that jump', () => {
    const trend = trendOf(weekly(20, 60, 30, 70, 20, 55), percent);
    expect(trendText(trend)).toBe('Variable (early)');
    expect(trend).toMatchObject({ slope: expect.closeTo(20, 1), agreement: expect.closeTo(0.13, 2) });
  });

  test.each([
    ['Not enough data yet (0 of 6)', weekly()],
    ['Not enough data yet (5 of 6)', weekly(1, 2, 3, 4, 5)],
    ['Steady (early)', weekly(50, 51, 50, 50, 51, 50)],
    ['Steady', weekly(50, 51, 50, 50, 51, 50, 50, 51, 50, 51)],
    ['Declining', weekly(90, 85, 80, 75, 70, 60, 55, 50, 40, 30)],
    ['Improving', weekly(30, 40, 50, 55, 60, 70, 75, 80, 85, 90)],
    ['Steady (early)', Array.from({ length: 6 }, (_, value) => ({ on: '2026-09-08', value }) as const)],
  ])('is %s', (words, results) => {
    expect(trendText(trendOf(results, percent))).toBe(words);
  });

  test('counts less help as an improvement', () => {
    const results = weekly(5, 5, 4, 4, 3, 3, 2, 2, 1, 1);
    expect(trendText(trendOf(results, { scale: 6, direction: 'down' }))).toBe('Improving');
  });

  test('uses the last 24 results only', () => {
    const before = Array.from({ length: 40 }, () => 100);
    const rising = Array.from({ length: 24 }, (_, week) => 3 * week);
    expect(trendOf(weekly(...before, ...rising), percent)).toMatchObject({ kind: 'improving', agreement: 1 });
  });

  test('becomes declining when flipped, and does not change when shifted', () => {
    const values = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 30 });
    const opposite = { improving: 'declining', declining: 'improving' } as const;
    fc.assert(
      fc.property(values, (some) => {
        const { kind } = trendOf(weekly(...some), percent);
        const turned = kind === 'improving' || kind === 'declining' ? opposite[kind] : kind;
        expect(trendOf(weekly(...some.map((value) => 100 - value)), percent).kind).toBe(turned);
        expect(trendOf(weekly(...some.map((value) => value + 7)), percent).kind).toBe(kind);
      }),
    );
  });

  test.each<[string, Partial<Measuring>, number]>([
    ['percent', {}, 100],
    ['opportunities', { measure: 'opportunities', opportunities: 8 }, 8],
    ['help', { measure: 'cue' }, 6],
    ['a rubric', { measure: 'rating', labels: ['0', '1', '2', '3'] }, 3],
    ['attainment', { measure: 'gas', labels: ['a', 'b', 'c', 'd', 'e'] }, 4],
    ['a time from its baseline', { measure: 'duration', baselineValue: 120, target: 600 }, 480],
    ['a count that is to fall', { measure: 'frequency', baselineValue: 12, target: 4 }, 8],
    ['a count without a baseline', { measure: 'frequency', baselineValue: null, target: 4 }, 4],
  ])('is measured on the scale of %s', (_what, goal, scale) => {
    expect(trendScale({ ...storedGoal(), ...goal })).toBe(scale);
  });
});

describe('Aim and pace', () => {
  const year = { startsOn: '2026-09-08', targetOn: '2027-06-25' } as const;
  const goal = { ...storedGoal(), ...year, baselineValue: 20, target: 80 };

  test('have used 66 of 290 days by November 13', () => {
    expect(elapsedShare(year, '2026-11-13')).toBeCloseTo(0.228, 3);
    expect(aimOn(goal, '2026-11-13')).toBeCloseTo(20 + (60 * 66) / 290, 6);
  });

  test('start at the baseline and end at the target', () => {
    const days = ['2026-08-01', '2026-09-08', '2027-06-25', '2027-09-01'] as const;
    expect(days.map((day) => aimOn(goal, day))).toEqual([20, 20, 80, 80]);
  });

  test('are at the target for a goal of one day', () => {
    const sameDay = { startsOn: '2026-09-08', targetOn: '2026-09-08' } as const;
    expect(elapsedShare(sameDay, '2026-09-07')).toBe(0);
    expect(elapsedShare(sameDay, '2026-09-08')).toBe(1);
  });

  test('do not exist without a baseline', () => {
    expect(aimOn({ ...goal, baselineValue: null }, '2026-11-13')).toBeUndefined();
  });

  test.each([
    ['five results', weekly(20, 30, 30, 35, 30), undefined],
    ['on pace', weekly(20, 20, 20, 30, 40, 35), 'on-pace'],
    ['one good day among the last three is not enough', weekly(20, 20, 20, 20, 90, 20), 'behind'],
  ])('are right for %s', (_what, results, pace) => {
    expect(paceOf(goal, results)).toBe(pace);
  });

  test('are on pace below the aim if help should decrease', () => {
    const cue = { ...goal, measure: 'cue', targetCue: 'I', target: null, baselineValue: 5 } as const;
    expect(paceOf(cue, weekly(5, 5, 5, 4, 3, 3))).toBe('on-pace');
    expect(paceOf(cue, weekly(5, 5, 5, 5, 5, 5))).toBe('behind');
  });
});
