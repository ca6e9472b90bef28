import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LadderKey, ladderKeys, ladders } from '#domain/people/practice/ladders.ts';
import type { Mark } from './marks.ts';
import { offeredMarks } from './marks.ts';
import { criterionShare, independentShare, percentOf } from './percent.ts';
import { periodFigure } from './period-figure.ts';
import { plausibleRange } from './plausible-range.ts';
import { supportScore } from './support-score.ts';

const ten: Mark[] = ['I', 'I', 'I', 'I', 'V', 'V', 'V', 'M', 'M', 'X'];

const ladderWithMarks = fc.constantFrom<LadderKey>(...ladderKeys).chain((ladder) =>
  fc.record({
    ladder: fc.constant(ladder),
    marks: fc.array(fc.constantFrom<Mark>(...offeredMarks({ ladder, hiddenLevels: [] }), null), {
      maxLength: 200,
    }),
  }),
);

describe('The figures of a session', () => {
  test('are 40% independent, 70% with no more than verbal cues and a support score of 62 for ten trials', () => {
    expect(percentOf(independentShare(ten))).toBe(40);
    expect(percentOf(criterionShare(ten, 'cues', 'V'))).toBe(70);
    expect(supportScore(ten, 'cues')).toBe(62);
  });

  test('are undefined without marks, not 0', () => {
    for (const marks of [[], [null, null]] satisfies Mark[][]) {
      expect(percentOf(independentShare(marks))).toBeUndefined();
      expect(percentOf(criterionShare(marks, 'cues', 'V'))).toBeUndefined();
      expect(supportScore(marks, 'cues')).toBeUndefined();
    }
  });

  test('ignore a step without a mark', () => {
    expect(independentShare(['I', null, 'X'])).toEqual({ part: 1, all: 2 });
  });

  test.each([
    [1, 8, 13],
    [3, 8, 38],
    [1, 3, 33],
    [2, 3, 67],
    [1, 200, 1],
    [199, 200, 100],
  ])('round half up: %i of %i is %i percent', (part, all, percent) => {
    expect(percentOf({ part, all })).toBe(percent);
  });

  test('round the support score half up too', () => {
    // 2.5 of 4 points, and 12.5 percent of the assistance ladder's.
    expect(supportScore(['I', 'VI', 'V', 'PP'], 'cues')).toBe(63);
    expect(supportScore([...Array<Mark>(7).fill('X'), 'I'], 'assistance')).toBe(13);
  });

  test('are between 0 and 100, and do not depend on the order of marks', () => {
    fc.assert(
      fc.property(ladderWithMarks, ({ ladder, marks }) => {
        const all = (some: readonly Mark[]) => [
          percentOf(independentShare(some)),
          ...ladders[ladder].levels.map(({ key }) => percentOf(criterionShare(some, ladder, key))),
          supportScore(some, ladder),
        ];
        const figures = all(marks);
        expect(all(marks.toReversed())).toEqual(figures);
        for (const figure of figures) {
          if (figure === undefined) continue;
          expect(figure).toBeGreaterThanOrEqual(0);
          expect(figure).toBeLessThanOrEqual(100);
        }
        // The more help is allowed, the more trials count.
        const byAllowance = figures.slice(0, -1).map((figure) => figure ?? 0);
        expect(byAllowance).toEqual(byAllowance.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('The plausible range', () => {
  test.each([
    [8, 10, 49, 94],
    [4, 5, 38, 96],
    [40, 50, 67, 89],
    [0, 0, undefined, undefined],
  ])('is, for %i of %i, %s to %s percent', (part, all, low, high) => {
    expect(plausibleRange({ part, all })).toEqual(low === undefined ? undefined : { low, high });
  });

  test('includes the share itself, stays between 0 and 100, and narrows with more trials', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(200), (all, any) => {
        const part = any % (all + 1);
        const range = plausibleRange({ part, all });
        const longer = plausibleRange({ part: part * 10, all: all * 10 });
        if (!range || !longer) throw new Error('There is a range for every share of something');
        expect(range.low).toBeGreaterThanOrEqual(0);
        expect(range.high).toBeLessThanOrEqual(100);
        expect(range.low).toBeLessThanOrEqual(Math.round((100 * part) / all));
        expect(range.high).toBeGreaterThanOrEqual(Math.round((100 * part) / all));
        expect(longer.high - longer.low).toBeLessThanOrEqual(range.high - range.low);
      }),
    );
  });
});

describe('The figure of a period', () => {
  test('pools trials, so two trials of one day do not count as much as twenty of another', () => {
    expect(
      periodFigure([
        { part: 2, all: 2 },
        { part: 5, all: 20 },
        { part: 0, all: 0 },
      ]),
    ).toEqual({ pooled: 32, median: 63, sessions: 2, trials: 22 });
  });

  test('is undefined for sessions without trials', () => {
    expect(periodFigure([])).toBeUndefined();
    expect(periodFigure([{ part: 0, all: 0 }])).toBeUndefined();
  });
});
