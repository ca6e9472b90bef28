import { describe, expect, test } from 'vitest';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { revisedContent } from '#domain/clinical/goals/goal-revision.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import type { Mark } from '#domain/clinical/results/marks.ts';
import { trendText } from '#domain/clinical/results/trend.ts';
import { plusDays } from '#domain/platform/dates.ts';
import { storedGoal, storedResult, storedRevision } from '#tests/builders/stored-records.ts';
import { criterionMetMessage, goalProgress, paceLabel } from './goal-progress.ts';
import { type SessionResult, sessionResults } from './session-result.ts';

const goal = storedGoal();
const trials = (good: number, all: number): Mark[] =>
  Array.from({ length: all }, (_, index) => (index < good ? 'V' : 'M'));

function weekly(
  shares: readonly (readonly [good: number, all: number])[],
  changes: Partial<GoalResult> = {},
) {
  return shares.map(([good, all], week) =>
    storedResult({
      id: week + 1,
      date: `${plusDays('2026-10-05', 7 * week)}T14:00:00.000Z`,
      marks: trials(good, all),
      ...changes,
    }),
  );
}

function seen(results: readonly GoalResult[], of: Goal = goal): SessionResult[] {
  return sessionResults(of, { revisions: [], results }, 'America/New_York');
}

describe('The progress of a child', () => {
  test('pools all trials and never averages percentages', () => {
    const progress = goalProgress(
      goal,
      seen(
        weekly([
          [1, 2],
          [18, 20],
          [4, 5],
        ]),
      ),
    );
    expect(progress).toMatchObject({
      since: '2026-10-05',
      sessions: 3,
      median: 80,
      period: { pooled: 85, sessions: 3, trials: 27 },
      trend: { kind: 'too-few', count: 3 },
      pace: undefined,
    });
    expect(progress?.last.value).toBe(80);
  });

  test('uses one phase and the last revision only', () => {
    const baseline = weekly(
      [
        [0, 5],
        [0, 5],
      ],
      { phase: 'baseline' },
    );
    const teaching = storedResult({ id: 9, date: '2026-11-02T15:00:00.000Z', marks: trials(3, 5) });
    expect(goalProgress(goal, seen([...baseline, teaching]))).toMatchObject({
      sessions: 1,
      since: '2026-11-02',
    });
    const revised = weekly([[5, 5]], { goalRevision: 2, date: '2026-12-01T15:00:00.000Z' });
    expect(goalProgress(goal, seen([teaching, ...revised]))).toMatchObject({ sessions: 1, median: 100 });
  });

  test('uses teaching even after a probe, and probes once the goal is mastered', () => {
    const probe = storedResult({
      id: 9,
      phase: 'probe',
      date: '2026-11-02T15:00:00.000Z',
      marks: trials(1, 5),
    });
    const results = seen([
      ...weekly([
        [4, 5],
        [5, 5],
      ]),
      probe,
    ]);
    expect(goalProgress(goal, results)).toMatchObject({ phase: 'teaching', sessions: 2, median: 90 });
    expect(goalProgress(goal, results)?.last.value).toBe(20);
    expect(goalProgress({ ...goal, status: 'mastered' }, results)).toMatchObject({
      phase: 'probe',
      sessions: 1,
    });
    expect(goalProgress(goal, results.slice(2))).toMatchObject({ phase: 'probe' });
  });

  test.each([
    ['On pace', 4],
    ['Behind the aim', 1],
  ])('is %s, from six results on', (words, good) => {
    const results = seen(weekly(Array.from({ length: 6 }, () => [good, 5] as const)));
    expect(paceLabel(goalProgress(goal, results)?.pace)).toBe(words);
    expect(paceLabel(goalProgress(goal, results.slice(0, 5))?.pace)).toBeUndefined();
    const before = results.map((each) => ({
      ...each,
      recorded: { ...each.recorded, phase: 'baseline' as const },
    }));
    expect(goalProgress(goal, before)?.pace).toBeUndefined();
  });

  test('compares the pace with the earlier target until there is data for the new one', () => {
    const results = weekly(Array.from({ length: 6 }, () => [4, 5] as const));
    const harder = storedGoal({ targetCue: 'I', target: 100, baselineValue: 90, revision: 2 });
    const revisions = [
      storedRevision(),
      storedRevision({ id: 2, revision: 2, effectiveOn: '2026-11-20', content: revisedContent(harder) }),
    ];
    const judged = (recorded: readonly GoalResult[]) =>
      sessionResults(harder, { revisions, results: recorded }, 'America/New_York');
    expect(goalProgress(harder, judged(results))?.pace).toBe('on-pace');
    const since = storedResult({ id: 7, goalRevision: 2, date: '2026-11-23T15:00:00.000Z', marks: ['I'] });
    expect(goalProgress(harder, judged([...results, since]))?.pace).toBeUndefined();
  });

  test('shows the aim on the day of the pace, even after a later probe', () => {
    const results = weekly(Array.from({ length: 6 }, () => [4, 5] as const));
    const probe = storedResult({ id: 7, phase: 'probe', date: '2027-03-01T15:00:00.000Z', marks: ['V'] });
    const before = goalProgress(goal, seen(results))?.aim;
    expect(before).toMatchObject({ on: '2026-11-09' });
    expect(goalProgress(goal, seen([...results, probe]))?.aim).toEqual(before);
  });

  test('has a trend as text', () => {
    const rising = seen(weekly([1, 2, 2, 3, 4, 5].map((good) => [good, 5] as const)));
    expect(trendText(goalProgress(goal, rising)?.trend ?? { kind: 'too-few', count: 0 })).toBe(
      'Improving (early)',
    );
  });

  test('is undefined without a value, and has no trials for other measures', () => {
    expect(goalProgress(goal, [])).toBeUndefined();
    expect(goalProgress(goal, seen([storedResult({ marks: [] })]))).toBeUndefined();
    const help = storedGoal({ measure: 'cue', target: null });
    const results = seen([storedResult({ measure: 'cue', marks: null, cue: 'G' })], help);
    expect(goalProgress(help, results)).toMatchObject({ median: 2, period: undefined });
  });
});

describe('The suggestion to mark a goal as mastered', () => {
  const signed = (results: readonly GoalResult[]) =>
    seen(results).map((each) => ({ ...each, isSigned: true }));
  const met = signed(
    weekly([
      [4, 5],
      [5, 5],
      [4, 5],
    ]),
  );

  test('appears when its criterion is met in signed sessions', () => {
    expect(criterionMetMessage(goal, met)).toBe('Criterion met in 3 sessions in a row');
    expect(criterionMetMessage({ ...goal, sessionsInARow: 1 }, signed(weekly([[4, 5]])))).toBeUndefined();
    expect(
      criterionMetMessage(
        goal,
        met.map((each) => ({ ...each, isSigned: false })),
      ),
    ).toBeUndefined();
    expect(criterionMetMessage(goal, met.slice(1))).toBeUndefined();
  });

  test('works for a criterion of a single session', () => {
    const once = { ...goal, sessionsInARow: 1 };
    expect(
      criterionMetMessage(
        once,
        met.map((each) => ({ ...each, goal: once })),
      ),
    ).toBe('Criterion met in the last session');
  });

  test('appears for active goals only', () => {
    expect(criterionMetMessage({ ...goal, status: 'mastered' }, met)).toBeUndefined();
    expect(criterionMetMessage({ ...goal, status: 'on-hold' }, met)).toBeUndefined();
  });

  test('requires new results once a goal is reopened', () => {
    const again = (on: string): Goal => ({
      ...goal,
      statusHistory: [
        ...goal.statusHistory,
        { status: 'mastered', on: '2026-10-20', reason: null },
        { status: 'active', on, reason: 'Lost over the break' },
      ],
    });
    expect(criterionMetMessage(again('2026-10-19'), met)).toBeUndefined();
    expect(criterionMetMessage(again('2026-10-05'), met)).toBe('Criterion met in 3 sessions in a row');
  });
});
