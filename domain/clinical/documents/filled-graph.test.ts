import { describe, expect, test } from 'vitest';
import { plusDays } from '#domain/platform/dates.ts';
import { buildFilledGoal, buildPoints } from '#tests/builders/document-body-builder.ts';
import { filledGraph } from './filled-graph.ts';

describe('The graph on paper breaks its line where results cannot be compared', () => {
  test.each([
    ['one phase and revision', buildPoints(6), 1, []],
    [
      'baseline, then teaching',
      buildPoints(6, (index) => ({ phase: index < 2 ? 'baseline' : 'teaching' })),
      2,
      [['phase', 'Teaching']],
    ],
    [
      'a revision of the goal',
      buildPoints(6, (index) => ({ revision: index < 3 ? 1 : 2 })),
      2,
      [['revision', 'Revision 2']],
    ],
    ['30 days without data', buildPoints(2, (index) => ({ on: plusDays('2026-09-08', 30 * index) })), 1, []],
    ['31 days without data', buildPoints(2, (index) => ({ on: plusDays('2026-09-08', 31 * index) })), 2, []],
  ] as const)('%s', (_, points, runs, breaks) => {
    const shape = filledGraph(buildFilledGoal({ points: [...points] }));
    expect(shape.runs).toHaveLength(runs);
    expect(shape.breaks.map(({ kind, label }) => [kind, label])).toEqual(breaks);
  });
});

test('The x axis shows calendar days and the y axis the full scale: a week is a week wide, and 100 is at the top', () => {
  const shape = filledGraph(buildFilledGoal({ points: buildPoints(3, (index) => ({ value: 40 + index })) }));
  const [first, second, third] = shape.points.map(({ x }) => x);
  expect((third ?? 0) - (second ?? 0)).toBeCloseTo((second ?? 0) - (first ?? 0), 0);
  expect(shape.steps.map(({ label }) => label)).toEqual(['0%', '20%', '40%', '60%', '80%', '100%']);
  expect(shape.steps.at(-1)?.y).toBe(shape.top);
  expect(shape.steps[0]?.y).toBe(shape.bottom);
});

test('Two results on one day are two points', () => {
  const { points } = filledGraph(buildFilledGoal({ points: buildPoints(2, () => ({ on: '2026-09-08' })) }));
  expect(points[0]?.x).toBeLessThan(points[1]?.x ?? 0);
});

test('The target line belongs to the current revision, and the aim line needs a baseline', () => {
  const points = buildPoints(6, (index) => ({ revision: index < 3 ? 1 : 2 }));
  const revised = filledGraph(buildFilledGoal({ points, baselineValue: null }));
  expect(revised.target?.x1).toBe(revised.breaks[0]?.x);
  expect(revised.aim).toBeUndefined();
});

test.each([
  ['cue', { lowest: 0, highest: 6 }, 'Independent', 'Full physical'],
  ['cue', { lowest: 0, highest: 5 }, 'Independent', 'Dependent'],
  ['gas', { lowest: -2, highest: 2 }, '−2', '+2'],
  ['duration', { lowest: 0, highest: 120 }, '0 s', '2 min'],
  ['rating', { lowest: 0, highest: 4 }, '0', '4'],
] as const)('a goal of %s has its own words on its scale', (measure, scale, first, last) => {
  const { steps } = filledGraph(
    buildFilledGoal({ measure, scale: { ...scale, direction: 'up' }, points: [] }),
  );
  expect([steps[0]?.label, steps.at(-1)?.label]).toEqual([first, last]);
});
