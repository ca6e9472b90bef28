import { describe, expect, test } from 'vitest';
import type { Day } from '#domain/platform/dates.ts';
import {
  countOwed,
  momentOn,
  owedMandate,
  owedSession,
  pastSessions,
  plannedSessions,
} from '#tests/builders/owed-year.ts';
import { hasSuccessor } from './flags.ts';
import type { LedgerSession } from './ledger-history.ts';
import type { LedgerFlag } from './ledger-shapes.ts';
import type { MandateTerm } from './mandate.ts';

/** The sessions of the example, where those on some days are changed; null leaves one out. */
function sessionsWith(changed: Record<Day, Partial<LedgerSession> | null>, others: LedgerSession[] = []) {
  const sessions = [...pastSessions(), ...plannedSessions()].flatMap((session) => {
    const change = changed[session.day];
    return change === null ? [] : { ...session, ...change };
  });
  return [...sessions, ...others];
}

const therapistAway = { status: 'cancelled', missedReason: 'provider-absent' } as const;
const absent = { status: 'absence', missedReason: 'student-absent' } as const;

function changeAll(days: Day[], change: Partial<LedgerSession> | null) {
  return Object.fromEntries(days.map((day) => [day, change]));
}

const lastThreeWeeks = ['2026-11-05', '2026-11-10', '2026-11-12', '2026-11-17', '2026-11-19'];
const nextTwoWeeks = ['2026-11-24', '2026-12-01', '2026-12-03'];

describe('A mandate is', () => {
  test.each<[LedgerFlag, string, LedgerSession[]]>([
    ['on-track', 'with 50 minutes open', sessionsWith({})],
    ['behind', 'with as much open as a week has', sessionsWith({ '2026-11-19': { duration: 20 } })],
    [
      'at-risk',
      'with as much open as two weeks have',
      sessionsWith(changeAll(lastThreeWeeks.slice(1), therapistAway)),
    ],
    ['behind', 'with a session less than expected in three weeks', sessionsWith({ '2026-12-08': null })],
    ['on-track', 'with a session less than expected in two months', sessionsWith({ '2027-01-26': null })],
    [
      'at-risk',
      'with nothing scheduled in ten open days',
      sessionsWith(changeAll([...nextTwoWeeks, '2026-12-08'], null)),
    ],
    [
      'on-track',
      'after three weeks of absences that are excused',
      sessionsWith(changeAll(lastThreeWeeks, absent)),
    ],
  ])('%s %s', (flag, _, sessions) => {
    expect(countOwed({ sessions }).flag).toBe(flag);
  });

  test('at risk after three weeks with nothing, though little is open', () => {
    const makeUps = lastThreeWeeks.map((day) => owedSession('2026-11-20', { makesUpFor: momentOn(day) }));
    const sessions = sessionsWith(changeAll(lastThreeWeeks, therapistAway), makeUps);
    expect(countOwed({ sessions })).toMatchObject({ open: 50, flag: 'at-risk' });
  });

  test('behind if what is open is due within 14 days', () => {
    const mandate = (endsOn: Day) => owedMandate([{}], { endsOn });
    expect(countOwed({ mandate: mandate('2026-12-05'), sessions: sessionsWith({}) }).flag).toBe('behind');
    expect(countOwed({ mandate: mandate('2026-12-06'), sessions: sessionsWith({}) }).flag).toBe('on-track');
  });

  test('at risk once what is open is late', () => {
    const mandate = owedMandate([{}], { endsOn: '2026-11-20' });
    expect(countOwed({ mandate })).toMatchObject({ late: 50, flag: 'at-risk' });
  });

  test('not flagged for an inactive client', () => {
    expect(countOwed({ isActive: false }).flag).toBeNull();
  });

  test('on track long before it begins, and behind once its first weeks are near and empty', () => {
    expect(countOwed({ sessions: [], on: '2026-08-01' }).flag).toBe('on-track');
    expect(countOwed({ sessions: [], on: '2026-09-01' }).flag).toBe('behind');
  });

  test('on track with a month whose only session is planned for its end', () => {
    const term: Partial<MandateTerm> = { startsOn: '2026-12-01', sessions: 1, per: 'month', weekdays: [] };
    const mandate = owedMandate([term], { endsOn: '2026-12-23' });
    const sessions = [owedSession('2026-12-22', { status: 'scheduled' })];
    expect(countOwed({ mandate, sessions, on: '2026-12-01' }).flag).toBe('on-track');
    expect(countOwed({ mandate, sessions: [], on: '2026-12-01' }).flag).toBe('at-risk');
  });
});

describe('Remarks', () => {
  const missedLately = ['2026-11-05', '2026-11-10', '2026-11-12', '2026-11-17', '2026-11-19'];

  test.each<[string, Parameters<typeof countOwed>[0], string[]]>([
    ['name the oldest open day', {}, ['open since Oct 1 (51 days)']],
    [
      'count what was missed in a row',
      {
        sessions: sessionsWith({
          ...changeAll(missedLately, absent),
          '2026-11-20': null,
          '2026-10-01': null,
        }),
      },
      ['5 missed in a row', 'open since Oct 4 (48 days)'],
    ],
    [
      'leave out four missed in a row',
      { sessions: sessionsWith({ ...changeAll(missedLately.slice(1), absent), '2026-11-20': null }) },
      ['open since Oct 1 (51 days)'],
    ],
    [
      'say when a mandate ends without a successor',
      { on: '2027-05-19', sessions: sessionsWith({}).filter(({ day }) => day < '2026-09-18') },
      ['open since Sep 27, 2026 (234 days)', 'ends in 30 days, no successor'],
    ],
    ['leave out an end more than 30 days ahead', { on: '2026-09-14', sessions: [] }, []],
    [
      'say nothing of an end that has a successor',
      { on: '2027-06-18', sessions: [], hasSuccessor: true },
      ['open since Sep 20, 2026 (271 days)', 'due to begin Sep 14, 2026, no session yet'],
    ],
    [
      'say that a session came late',
      { on: '2026-09-26', sessions: [owedSession('2026-09-22'), owedSession('2026-09-24')] },
      ['open since Sep 20 (6 days)', 'due to begin Sep 14, first session Sep 22'],
    ],
    [
      'say that none has taken place',
      { on: '2026-09-21', sessions: [] },
      ['open since Sep 20 (1 day)', 'due to begin Sep 14, no session yet'],
    ],
  ])('%s', (_, changes, remarks) => {
    expect(countOwed(changes).remarks).toEqual(remarks);
  });

  test('say that a mandate ends today or tomorrow', () => {
    const mandate = owedMandate([{ startsOn: '2026-11-16' }], { endsOn: '2026-11-21' });
    const sessions = [owedSession('2026-11-17'), owedSession('2026-11-19')];
    expect(countOwed({ mandate, sessions }).remarks).toEqual(['ends today, no successor']);
    expect(countOwed({ mandate, sessions, on: '2026-11-20' }).remarks).toEqual([
      'ends in 1 day, no successor',
    ]);
    expect(countOwed({ mandate, sessions, on: '2026-11-22' }).remarks).toEqual([]);
  });
});

describe('A successor', () => {
  const followed = { ...owedMandate(), service: 'Occupational therapy', delivery: 'direct' } as const;
  const next = { ...followed, ...owedMandate([{ startsOn: '2027-09-02' }], { endsOn: '2028-06-23' }) };

  test.each([
    ['begins and ends later', next, true],
    ['is not the mandate itself', followed, false],
    ['is not one that runs beside it', { ...followed, endsOn: '2027-06-25' }, false],
    ['is not that of another child', { ...next, clientId: 4 }, false],
    ['is not a consultation', { ...next, delivery: 'consult' as const }, false],
    ['is not another service', { ...next, service: 'Assistive technology' }, false],
  ])('%s', (_, other, isSuccessor) => {
    expect(hasSuccessor(followed, [other])).toBe(isSuccessor);
  });
});
