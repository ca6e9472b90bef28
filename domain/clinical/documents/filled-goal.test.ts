import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import type { Mark } from '#domain/clinical/results/marks.ts';
import { plusDays } from '#domain/platform/dates.ts';
import { storedGoal, storedResult, storedRevision } from '#tests/builders/stored-records.ts';
import { filledDocument } from './filled-document.ts';
import { filledGoal, type GoalHistory, proposedGoal } from './filled-goal.ts';

const options = {
  period: { fromOn: '2026-09-08', untilOn: '2026-11-13' },
  graphFrom: '2026-09-08',
  firstName: 'Ada',
  today: '2026-11-20',
  timeZone: 'America/New_York',
};

function signed(changes: Partial<GoalResult>[]): GoalResult[] {
  return changes.map((change, index) =>
    storedResult({
      id: index + 1,
      date: `${plusDays('2026-10-05', 7 * index)}T15:00:00.000Z`,
      noteStatus: 'signed',
      ...change,
    }),
  );
}

function fillGoal(
  results: readonly GoalResult[],
  goal: Goal = storedGoal(),
  history: Partial<GoalHistory> = {},
) {
  return filledGoal(goal, { revisions: [], results, earlierMarks: [], ...history }, options);
}

const marks = (good: number, all: number) => ({
  marks: Array.from({ length: all }, (_, index): Mark => (index < good ? 'V' : 'M')),
});

describe('The figures of a period', () => {
  test('pool the trials, never the percentages, and include the median session', () => {
    const filled = fillGoal(signed([marks(1, 2), marks(18, 20), marks(4, 5)]));
    expect(filled.figures).toBe(
      '23 of 27 trials with no more than verbal cues (85%) in 3 sessions; median session 80%; 0 of 27 independent (0%); support score 48 (our index, 0–100)',
    );
    expect(filled.lastResults).toEqual([
      'Oct 5: 1 of 2 trials (50%)',
      'Oct 12: 18 of 20 trials (90%)',
      'Oct 19: 4 of 5 trials (80%)',
    ]);
    expect(filled.trend).toBe('Not enough data yet (3 of 6)');
    expect(filled.points).toHaveLength(3);
    expect(filled.scale).toEqual({ lowest: 0, highest: 100, direction: 'up' });
  });

  test.each<[string, Partial<Goal>, Partial<GoalResult>[]]>([
    ['No signed results in this period', {}, []],
    [
      '2 of 5 trials independent (40%) in 1 session; support score 57 (our index, 0–100)',
      { targetCue: 'I' },
      [{}],
    ],
    [
      '5 of 10 opportunities independent (50%) in 2 sessions; median session 2.5 of 5; support score 68 (our index, 0–100)',
      { measure: 'opportunities', opportunities: 5, target: 4, targetCue: 'I' },
      [{ marks: ['I', 'I', 'V', 'M', 'X'] }, { marks: ['I', 'I', 'I', 'V', 'V'] }],
    ],
    [
      'Gestural to Verbal in 2 sessions; median session Between “Gestural” and “Verbal”',
      { measure: 'cue', target: null },
      [{ cue: 'G' }, { cue: 'V' }],
    ],
    [
      '1 min to 2 min 30 s in 2 sessions; median session 1 min 45 s',
      {
        measure: 'duration',
        statistic: 'longest',
        direction: 'up',
        ladder: null,
        targetCue: null,
        target: 600,
      },
      [{ seconds: [60] }, { seconds: [150, 20] }],
    ],
    [
      '10 reminders in 2 sessions; median session 5 reminders in a session',
      {
        measure: 'frequency',
        unit: 'reminders',
        statistic: 'count',
        direction: 'down',
        ladder: null,
        targetCue: null,
        target: 4,
      },
      [{ count: 6 }, { count: 4 }],
    ],
    [
      '10 reminders in 90 min (7 per hour) in 2 sessions; median session 7 reminders per hour',
      {
        measure: 'frequency',
        unit: 'reminders',
        statistic: 'per-hour',
        direction: 'down',
        ladder: null,
        targetCue: null,
        target: 4,
      },
      [
        { count: 6, minutes: 60 },
        { count: 4, minutes: 30 },
      ],
    ],
    [
      '2 on the rubric in 1 session',
      {
        measure: 'rating',
        unit: 'rubric',
        labels: ['a', 'b', 'c'],
        ladder: null,
        targetCue: null,
        target: 2,
      },
      [{ rating: 2 }],
    ],
    [
      '−1 to +1 in 2 sessions; median session 0',
      { measure: 'gas', labels: ['a', 'b', 'c', 'd', 'e'], ladder: null, targetCue: null, target: 0 },
      [{ rating: -1 }, { rating: 1 }],
    ],
  ])('%s', (figures, changes, results) => {
    const measure = changes.measure ?? 'trials';
    const nothing = measure === 'trials' || measure === 'opportunities' ? {} : { marks: null };
    expect(
      fillGoal(signed(results.map((result) => ({ measure, ...nothing, ...result }))), storedGoal(changes))
        .figures,
    ).toBe(figures);
  });

  test('list baseline and probes separately', () => {
    const { figures } = fillGoal(
      signed([
        { ...marks(1, 5), phase: 'baseline' },
        marks(3, 5),
        { ...marks(5, 5), phase: 'probe' },
        marks(4, 5),
      ]),
    );
    expect(figures).toMatch(/^7 of 10 trials .*\. Baseline: 1 of 5 trials .*\. Probe: 5 of 5 trials /);
  });

  test('show the earlier criterion next to the current one after a revision', () => {
    const revisions = [
      storedRevision({ content: storedGoal({ targetCue: 'I' }) }),
      storedRevision({ id: 2, revision: 2, effectiveOn: '2026-10-10', reason: 'Too hard' }),
    ];
    const results = signed([{}, { ...marks(3, 5), goalRevision: 2 }]);
    const filled = fillGoal(results, storedGoal({ revision: 2 }), { revisions });
    expect(filled.figures).toMatch(/^3 of 5 trials with no more .*\. Revision 1: 2 of 5 trials independent /);
    expect(filled.earlierCriteria).toEqual([
      {
        revision: 1,
        effectiveOn: '2026-09-08',
        criterion: '80% independent, 3 sessions in a row, at least 5 trials',
      },
    ]);
    expect(filled.lastResults).toEqual(['Oct 12: 3 of 5 trials (60%)']);
  });

  test('match the raw marks for any data', () => {
    const session = fc.array(fc.constantFrom<Mark>('I', 'VI', 'G', 'V', 'M', 'PP', 'FP', 'X'), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.array(session, { minLength: 1, maxLength: 6 }), (sessions) => {
        const all = sessions.flat();
        const good = all.filter((mark) => mark && 'I VI G V'.split(' ').includes(mark)).length;
        const { figures } = fillGoal(signed(sessions.map((each) => ({ marks: each }))));
        const percent = Math.floor((200 * good + all.length) / (2 * all.length));
        expect(
          figures.startsWith(`${good} of ${all.length} trials with no more than verbal cues (${percent}%)`),
        ).toBe(true);
      }),
    );
  });
});

test('Only signed results up to the end of the period count, and the graph starts with the plan', () => {
  const results = signed([
    { ...marks(5, 5), noteStatus: 'draft' },
    marks(1, 5),
    { ...marks(5, 5), date: '2026-11-14T15:00:00.000Z' },
    { ...marks(2, 5), date: '2026-06-01T15:00:00.000Z' },
  ]);
  const filled = fillGoal(results);
  expect(filled.points.map(({ on, value }) => [on, value])).toEqual([['2026-10-12', 20]]);
  expect(filled.figures).toMatch(/^1 of 5 trials/);
});

test('A filled goal has the stored shape, and its texts include the child’s name', () => {
  const filled = fillGoal(signed([marks(1, 3)]), storedGoal({ baselineText: 'Snips' }), {
    earlierMarks: [{ until: '2026-06-20', code: 'PG' }],
  });
  expect(z.safeParse(filledDocument.shape.goals, [filled]).success).toBe(true);
  expect(filled).toMatchObject({
    goalPosition: 1,
    isObjective: false,
    statement: 'Ada will cut along a straight line.',
    criterion: '80% with no more than verbal cues, 3 sessions in a row, at least 5 trials',
    baseline: '20%: Snips',
    target: 80,
    baselineValue: 20,
    points: [{ value: 33.33 }],
    earlierMarks: [{ until: '2026-06-20', code: 'PG' }],
  });
});

test('A proposed goal has no figures', () => {
  const proposed = proposedGoal(storedGoal({ status: 'draft', baselineValue: null, parentId: 4 }), 'Ada');
  expect(z.safeParse(filledDocument.shape.proposedGoals, [proposed]).success).toBe(true);
  expect(proposed).toMatchObject({ isObjective: true, baseline: 'Not measured' });
});
