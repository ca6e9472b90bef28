import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { daysBetween, plusDays } from '#domain/platform/dates.ts';
import { storedGoal, storedResult, storedRevision } from '#tests/builders/stored-records.ts';
import { goalInPeriod } from './goal-in-period.ts';
import { suggestedMark } from './suggested-mark.ts';

const period = { fromOn: '2026-09-08', untilOn: '2026-11-13' };
const options = { period, timeZone: 'America/New_York' };

/** Returns signed weekly results of a goal in percent; the last one is on a given day. */
function weekly(
  percents: readonly number[],
  { last = '2026-11-06', ...changes }: Partial<GoalResult> & { last?: string } = {},
) {
  return percents.map((percent, index) => {
    const good = percent / 5;
    const on = plusDays(last, 7 * (index + 1 - percents.length));
    return storedResult({
      id: index + 1,
      date: `${on}T15:00:00.000Z`,
      noteStatus: 'signed',
      marks: Array.from({ length: 20 }, (_, trial) => (trial < good ? ('V' as const) : ('X' as const))),
      ...changes,
    });
  });
}

function suggested(results: readonly GoalResult[], changes: Partial<Goal> = {}, today = '2026-11-20') {
  const goal = storedGoal(changes);
  return suggestedMark(goalInPeriod(goal, { revisions: [], results }, options), today);
}

/** Returns the statuses of a goal since it was begun. */
function withStatuses(...later: [status: Goal['status'], on: string][]) {
  const entries = [['active', '2026-09-08'] as const, ...later];
  const statusHistory = entries.map(([status, on]) => ({ status, on, reason: null }));
  const [status, statusOn] = entries.at(-1) ?? ['active', '2026-09-08'];
  return { status, statusOn, statusHistory } satisfies Partial<Goal>;
}

test('Baseline 20, target 80, 66 of 290 days over and results of 30, 40 and 35 suggest progressing satisfactorily', () => {
  expect(daysBetween('2026-09-08', '2027-06-25')).toBe(290);
  expect(suggested(weekly([30, 40, 35]))).toEqual({
    code: 'PS',
    reason:
      'The last three results (median 35%) are 25% of the way from the baseline to the target; 23% of its time is over on Nov 13, 2026',
  });
});

describe('The suggested mark', () => {
  const criterionMet = weekly([80, 85, 80]);
  test.each<[string, string | null, string, GoalResult[], Partial<Goal>?, string?]>([
    [
      'of a mastered goal',
      'A',
      'Mastered on Nov 2, 2026',
      weekly([10]),
      withStatuses(['mastered', '2026-11-02']),
    ],
    [
      'of a goal that was mastered and made active again after the period',
      'A',
      'Mastered on Nov 2, 2026',
      weekly([80, 85, 80]),
      withStatuses(['mastered', '2026-11-02'], ['active', '2026-11-16']),
    ],
    [
      'of a goal that was mastered and made active again within the period',
      null,
      'Below half of the expected pace: choose a mark',
      weekly([25, 25, 25]),
      withStatuses(['mastered', '2026-10-09'], ['active', '2026-10-16']),
    ],
    [
      'of a goal that was mastered after the period',
      null,
      'Below half of the expected pace: choose a mark',
      weekly([25, 25, 25]),
      withStatuses(['mastered', '2026-11-14']),
    ],
    ['of a criterion that is met', 'A', 'Criterion met in 3 sessions in a row', criterionMet],
    ['of a goal without any result', 'NI', 'Nothing was ever recorded for this goal', []],
    ['of two results', null, 'Not enough data: 2 of 3 results in this period', weekly([30, 40])],
    [
      'of results of an earlier period',
      null,
      'Not enough data: 0 of 3 results in this period',
      weekly([30, 40, 35], { last: '2026-09-01' }),
    ],
    [
      'without a number for the baseline',
      null,
      'Not enough data: no number for the baseline',
      weekly([30, 40, 35]),
      { baselineValue: null },
    ],
    [
      'where the baseline is the target',
      null,
      'Not enough data: the baseline is already the target',
      weekly([30, 40, 35]),
      { baselineValue: 80 },
    ],
    [
      'after the target day',
      'NA',
      'The target day, Nov 12, 2026, is before the end of the period',
      weekly([30, 40, 35]),
      { targetOn: '2026-11-12' },
    ],
    ['of a trend that varies', 'PI', 'The trend is variable', weekly([20, 60, 30, 70, 20, 55])],
    [
      'at half of the pace',
      'PG',
      'The last three results (median 30%) are 17% of the way from the baseline to the target; 23% of its time is over on Nov 13, 2026',
      weekly([30, 30, 30]),
    ],
    ['below half of the pace', null, 'Below half of the expected pace: choose a mark', weekly([25, 25, 25])],
    [
      'of a goal that fell back',
      null,
      'Below half of the expected pace: choose a mark',
      weekly([10, 10, 10]),
    ],
    [
      'beyond the target in too few sessions',
      'PS',
      'The last three results (median 85%) are at the target or beyond it; 23% of its time is over on Nov 13, 2026',
      weekly([70, 85, 90]),
    ],
  ])('for %s is %s', (_, code, reason, results, changes = {}) => {
    expect(suggested(results, changes)).toEqual({ code, reason });
  });

  test('is never "not achieved" before the target day', () => {
    const on = (today: string) => suggested(weekly([30, 40, 35]), { targetOn: '2026-11-12' }, today).code;
    expect([on('2026-11-11'), on('2026-11-12'), on('2026-11-13')]).toEqual([null, null, 'NA']);
    const later = suggested(weekly([60, 70, 65]), { targetOn: '2026-11-12' }, '2026-11-12');
    expect(later.code).toBe('PG');
  });

  test('counts only results that are signed, took place and are before the end of the period', () => {
    const later = weekly([80, 80, 80], { last: '2026-12-04' });
    const unsigned = { code: null, reason: 'Not enough data: what was recorded is not signed' };
    expect(suggested(weekly([30, 40, 35], { noteStatus: 'draft' }))).toEqual(unsigned);
    expect(suggested(weekly([30, 40, 35], { noteStatus: 'withdrawn' }))).toEqual(unsigned);
    expect(suggested(weekly([30, 40, 35], { sessionStatus: 'cancelled' })).code).toBe('NI');
    expect(suggested(later).code).toBe('NI');
    expect(
      suggested([...weekly([30, 40, 35]), ...later.map((each) => ({ ...each, id: each.id + 10 }))]).code,
    ).toBe('PS');
  });

  test('ignores the baseline and earlier revisions', () => {
    expect(suggested(weekly([30, 40, 35], { phase: 'baseline' })).reason).toMatch(/^Not enough data: 0 of 3/);
    const goal = storedGoal({ revision: 2 });
    const revisions = [storedRevision(), storedRevision({ id: 2, revision: 2, effectiveOn: '2026-11-01' })];
    const inPeriod = goalInPeriod(goal, { revisions, results: weekly([30, 40, 35]) }, options);
    expect(suggestedMark(inPeriod, '2026-11-20').reason).toBe(
      'Not enough data: 0 of 3 results in this period',
    );
  });

  test('uses the goal as of the end of the period', () => {
    const revisions = [
      storedRevision(),
      storedRevision({ id: 2, revision: 2, effectiveOn: '2026-11-20', content: storedGoal({ target: 40 }) }),
    ];
    const inPeriod = goalInPeriod(
      storedGoal({ revision: 2, target: 40 }),
      { revisions, results: weekly([30, 40, 35]) },
      options,
    );
    expect(suggestedMark(inPeriod, '2026-11-20').code).toBe('PS');
    expect(inPeriod.goal.target).toBe(80);
  });

  test('handles goals where less is better', () => {
    const help = storedGoal({ measure: 'cue', target: null, targetCue: 'VI', baselineValue: 5 });
    const results = weekly([0, 0, 0], { measure: 'cue', marks: null, cue: 'V' });
    const inPeriod = goalInPeriod(help, { revisions: [], results }, options);
    expect(suggestedMark(inPeriod, '2026-11-20')).toEqual({
      code: 'PS',
      reason:
        'The last three results (median Verbal) are 50% of the way from the baseline to the target; 23% of its time is over on Nov 13, 2026',
    });
  });
});

test('Better results never suggest a lower mark', () => {
  const order = [null, 'PG', 'PS', 'A'];
  const fives = fc.integer({ min: 0, max: 20 }).map((count) => 5 * count);
  fc.assert(
    fc.property(fives, fives, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const rank = (percent: number) => order.indexOf(suggested(weekly([percent, percent, percent])).code);
      expect(rank(less)).toBeLessThanOrEqual(rank(more));
    }),
  );
});
