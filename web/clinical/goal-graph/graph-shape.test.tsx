import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sessionResults, valuedResults } from '#domain/clinical/goal-progress/session-result.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { goalMeasures } from '#domain/clinical/goals/measures.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { plusDays } from '#domain/platform/dates.ts';
import { storedGoal, storedResult, storedRevision } from '#tests/builders/stored-records.ts';
import { GraphPicture } from './graph-picture.tsx';
import { graphShape, nearestTo } from './graph-shape.ts';

const noHelp = { ladder: null, targetCue: null };
const goals: Record<Goal['measure'], Partial<Goal>> = {
  trials: {},
  opportunities: { opportunities: 5, target: 4, baselineValue: 1 },
  cue: { target: null, baselineValue: 4 },
  duration: { ...noHelp, statistic: 'longest', direction: 'up', target: 600 },
  frequency: { ...noHelp, statistic: 'per-hour', direction: 'down', unit: 'reminders', target: 4 },
  rating: { ...noHelp, unit: 'rubric', labels: ['a', 'b', 'c', 'd'], target: 3, baselineValue: null },
  gas: { ...noHelp, labels: ['a', 'b', 'c', 'd', 'e'], target: 0, baselineValue: -2 },
};

function recordedAs(measure: Goal['measure'], index: number): Partial<GoalResult> {
  const levels = ['I', 'V', 'M', 'PP'] as const;
  const recorded: Record<Goal['measure'], Partial<GoalResult>> = {
    trials: {},
    opportunities: {},
    cue: { cue: levels[index % levels.length] ?? 'I' },
    duration: { seconds: [60 + (index % 700)] },
    frequency: { count: index % 9, minutes: 30 },
    rating: { rating: index % 4 },
    gas: { rating: (index % 5) - 2 },
  };
  const hasMarks = measure === 'trials' || measure === 'opportunities';
  return { marks: hasMarks ? ['I', 'V', 'V', 'M', 'X'] : null, ...recorded[measure] };
}

function drawn(measure: Goal['measure'], count: number, width = 720) {
  const goal = storedGoal({ measure, ...goals[measure] });
  const all = Array.from({ length: count }, (_, index) =>
    storedResult({
      id: index + 1,
      measure,
      ...recordedAs(measure, index),
      phase: index < count / 10 ? 'baseline' : 'teaching',
      date: `${plusDays('2026-09-08', Math.floor((index * 280) / Math.max(1, count)))}T15:00:00.000Z`,
    }),
  );
  const revisions = [
    storedRevision({ content: goal }),
    storedRevision({ id: 2, revision: 2, effectiveOn: '2027-01-11', content: goal }),
  ];
  const results = valuedResults(sessionResults(goal, { revisions, results: all }, 'America/New_York'));
  return { results, shape: graphShape({ goal, revisions, results }, width) };
}

describe.each(goalMeasures)('A graph of %s', (measure) => {
  test.each([1, 5, 60, 1_000])('draws %d results inside its edges', (count) => {
    for (const width of [300, 720, 1_200]) {
      const { results, shape } = drawn(measure, count, width);
      expect(shape.places).toHaveLength(count);
      for (const { x, y, supportY = y } of shape.places) {
        expect(x).toBeGreaterThanOrEqual(shape.left);
        expect(x).toBeLessThanOrEqual(shape.right);
        for (const height of [y, supportY]) {
          expect(height).toBeGreaterThanOrEqual(shape.top);
          expect(height).toBeLessThanOrEqual(shape.bottom);
        }
      }
      const markup = renderToStaticMarkup(
        <svg>
          <title>Graph</title>
          <GraphPicture shape={shape} results={results} />
        </svg>,
      );
      expect(markup).not.toMatch(/NaN|undefined|Infinity/);
      // All marks of a kind are one path: a thousand results have no more elements than ten.
      expect(markup.match(/<\w/g)?.length).toBeLessThan(80);
    }
  });
});

test('The graph is never zoomed: 0 is at the bottom and 100 at the top', () => {
  const { shape } = drawn('trials', 5);
  expect([shape.steps.at(0), shape.steps.at(-1)]).toEqual([
    { label: '0%', y: shape.bottom },
    { label: '100%', y: shape.top },
  ]);
});

test('A phone shows the days with results from edge to edge, and all days when asked', () => {
  const goal = storedGoal();
  const days = ['2026-11-03', '2026-11-17', '2026-12-01'];
  const all = days.map((day, index) => storedResult({ id: index + 1, date: `${day}T15:00:00.000Z` }));
  const results = valuedResults(sessionResults(goal, { revisions: [], results: all }, 'America/New_York'));
  const widthOf = (isOfResults: boolean) => {
    const { places, aim, left, right } = graphShape({ goal, revisions: [], results, isOfResults }, 340);
    expect(aim?.x1).toBeGreaterThanOrEqual(left);
    expect(aim?.x2).toBeLessThanOrEqual(right);
    return ((places.at(-1)?.x ?? 0) - (places[0]?.x ?? 0)) / (right - left);
  };
  expect(widthOf(true)).toBeGreaterThan(0.9);
  expect(widthOf(false)).toBeLessThan(0.1);
});

test('Less help is higher', () => {
  const { shape } = drawn('cue', 4);
  const [independent, verbal, model] = shape.places.map(({ y }) => y);
  expect(independent).toBeLessThan(verbal ?? 0);
  expect(verbal).toBeLessThan(model ?? 0);
});

test('Two sessions on a day are two dots', () => {
  const goal = storedGoal();
  const both = [storedResult(), storedResult({ id: 2 })];
  const results = valuedResults(sessionResults(goal, { revisions: [], results: both }, 'America/New_York'));
  const [one, other] = graphShape({ goal, revisions: [], results }, 720).places;
  expect((other?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThan(5);
});

test('If there is no room for a label, its line has none', () => {
  const goal = storedGoal();
  const all = Array.from({ length: 40 }, (_, index) =>
    storedResult({
      id: index + 1,
      date: `${plusDays('2026-09-10', index)}T15:00:00.000Z`,
      phase: index % 2 === 0 ? 'teaching' : 'probe',
    }),
  );
  const results = valuedResults(sessionResults(goal, { revisions: [], results: all }, 'America/New_York'));
  const { breaks } = graphShape({ goal, revisions: [], results }, 720);
  expect(breaks).toHaveLength(39);
  const labels = breaks.flatMap(({ labelAt }) => labelAt ?? []);
  expect(labels.length).toBeGreaterThan(1);
  expect(labels.length).toBeLessThan(10);
});

test('The nearest result is the closest one horizontally', () => {
  const { places } = drawn('trials', 60).shape;
  for (const [index, { x, y }] of places.entries()) {
    expect(nearestTo(places, { x, y })).toBe(index);
    expect(nearestTo(places, { x: x + 0.4, y: y - 3 })).toBe(index);
  }
  expect(nearestTo([], { x: 0, y: 0 })).toBeUndefined();
});
