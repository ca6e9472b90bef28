import { describe, expect, test } from 'vitest';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { revisedContent } from '#domain/clinical/goals/goal-revision.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import type { Mark } from '#domain/clinical/results/marks.ts';
import { trendWords } from '#domain/clinical/results/trend.ts';
import { plusDays } from '#domain/platform/dates.ts';
import { storedGoal, storedResult, storedRevision } from '#tests/builders/stored-records.ts';
import { criterionMetWords, goalProgress, paceWords } from './goal-progress.ts';
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

describe('Where a child stands', () => {
  test('is told of all trials together, never by a mean of percentages', () => {
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

  test('is told of one phase and the last revision alone', () => {
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

  test('is told of teaching also after a probe, and of probes once the goal is mastered', () => {
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
  ])('%s, from six results on', (words, good) => {
    const results = seen(weekly(Array.from({ length: 6 }, () => [good, 5] as const)));
    expect(paceWords(goalProgress(goal, results)?.pace)).toBe(words);
    expect(paceWords(goalProgress(goal, results.slice(0, 5))?.pace)).toBeUndefined();
    const before = results.map((each) => ({
      ...each,
      recorded: { ...each.recorded, phase: 'baseline' as const },
    }));
    expect(goalProgress(goal, before)?.pace).toBeUndefined();
  });

  test('keeps the pace of the goal that it was measured by, until there is data for what it asks now', () => {
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

  test('names the aim of the day that the pace is of, also after a later probe', () => {
    const results = weekly(Array.from({ length: 6 }, () => [4, 5] as const));
    const probe = storedResult({ id: 7, phase: 'probe', date: '2027-03-01T15:00:00.000Z', marks: ['V'] });
    const before = goalProgress(goal, seen(results))?.aim;
    expect(before).toMatchObject({ on: '2026-11-09' });
    expect(goalProgress(goal, seen([...results, probe]))?.aim).toEqual(before);
  });

  test('has a trend in words', () => {
    const rising = seen(weekly([1, 2, 2, 3, 4, 5].map((good) => [good, 5] as const)));
    expect(trendWords(goalProgress(goal, rising)?.trend ?? { kind: 'too-few', count: 0 })).toBe(
      'Improving (early)',
    );
  });

  test('is not told without a value, and of another measure without trials', () => {
    expect(goalProgress(goal, [])).toBeUndefined();
    expect(goalProgress(goal, seen([storedResult({ marks: [] })]))).toBeUndefined();
    const help = storedGoal({ measure: 'cue', target: null });
    const results = seen([storedResult({ measure: 'cue', marks: null, cue: 'G' })], help);
    expect(goalProgress(help, results)).toMatchObject({ median: 2, period: undefined });
  });
});

describe('The offer to mark a goal as mastered', () => {
  const signed = (results: readonly GoalResult[]) =>
    seen(results).map((each) => ({ ...each, isSigned: true }));
  const met = signed(
    weekly([
      [4, 5],
      [5, 5],
      [4, 5],
    ]),
  );

  test('is made when its criterion is met in signed sessions', () => {
    expect(criterionMetWords(goal, met)).toBe('Criterion met in 3 sessions in a row');
    expect(criterionMetWords({ ...goal, sessionsInARow: 1 }, signed(weekly([[4, 5]])))).toBeUndefined();
    expect(
      criterionMetWords(
        goal,
        met.map((each) => ({ ...each, isSigned: false })),
      ),
    ).toBeUndefined();
    expect(criterionMetWords(goal, met.slice(1))).toBeUndefined();
  });

  test('says it of a single session too', () => {
    const once = { ...goal, sessionsInARow: 1 };
    expect(
      criterionMetWords(
        once,
        met.map((each) => ({ ...each, goal: once })),
      ),
    ).toBe('Criterion met in the last session');
  });

  test('is made of active goals alone', () => {
    expect(criterionMetWords({ ...goal, status: 'mastered' }, met)).toBeUndefined();
    expect(criterionMetWords({ ...goal, status: 'on-hold' }, met)).toBeUndefined();
  });

  test('waits for new results once a goal was taken up again', () => {
    const again = (on: string): Goal => ({
      ...goal,
      statusHistory: [
        ...goal.statusHistory,
        { status: 'mastered', on: '2026-10-20', reason: null },
        { status: 'active', on, reason: 'Lost over the break' },
      ],
    });
    expect(criterionMetWords(again('2026-10-19'), met)).toBeUndefined();
    expect(criterionMetWords(again('2026-10-05'), met)).toBe('Criterion met in 3 sessions in a row');
  });
});
