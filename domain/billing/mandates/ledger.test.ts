import { describe, expect, test } from 'vitest';
import type { Day } from '#domain/platform/dates.ts';
import {
  countOwed,
  momentOn,
  owedMandate,
  pastSessions,
  plannedSessions,
  schoolSource,
} from '#tests/builders/owed-year.ts';
import { ledgerSumsOf } from './ledger.ts';
import { ledgerShape, ledgerSumsShape } from './ledger-shapes.ts';
import { schoolCalendars } from './open-days.ts';
import { policyPresets } from './policy-presets.ts';

const noUsualDays = [{ weekdays: [] }];

describe('A child who is owed 2 × 30 a week', () => {
  test('has a ledger of ten weeks', () => {
    expect(countOwed()).toMatchObject({
      totalSessions: 74,
      total: 2_220,
      owedSessions: 20,
      owed: 600,
      covered: 410,
      delivered: 490,
      over: 30,
      madeUp: 50,
      running: 0,
      excused: 90,
      toMakeUp: 100,
      open: 50,
      late: 0,
      flag: 'on-track',
      firstSessionOn: '2026-09-15',
      openSince: '2026-10-01',
      makeUpBy: '2027-06-18',
      isPracticeCalendar: false,
      words:
        '20 sessions owed since Sep 14. 410 of 600 minutes took place in their week, 50 were made up, 90 are excused, 50 are open.',
    });
  });

  test('has a gap with its reason in each week', () => {
    const finished = countOwed().periods.filter(({ isFinished }) => isFinished);
    const weeks = finished.map(({ from, covered, over, parts }) => {
      return [from, covered, over, parts.map(({ reason, minutes }) => `${minutes} ${reason}`).join(', ')];
    });
    expect(weeks).toEqual([
      ['2026-09-14', 60, 0, ''],
      ['2026-09-21', 30, 0, '30 student-absent'],
      ['2026-09-28', 0, 0, '30 provider-absent, 30 provider-absent'],
      ['2026-10-05', 60, 0, ''],
      ['2026-10-12', 50, 0, '10 short'],
      ['2026-10-19', 30, 0, '30 school-activity'],
      ['2026-10-26', 60, 30, ''],
      ['2026-11-02', 30, 0, '30 school-closed'],
      ['2026-11-09', 60, 0, ''],
      ['2026-11-16', 30, 0, '30 student-absent'],
    ]);
  });

  test('names the sessions of a week that took place until the day, make-ups too', () => {
    const heldIn = (week: string, on: string) =>
      countOwed({ on })
        .periods.find(({ from }) => from === week)
        ?.held.map(({ day, minutes, isMakeUp }) => [day, minutes, isMakeUp]);
    const earlier = [
      ['2026-10-06', 30, false],
      ['2026-10-08', 30, false],
    ];
    expect(heldIn('2026-10-05', '2026-11-21')).toEqual([...earlier, ['2026-10-09', 30, true]]);
    expect(heldIn('2026-10-05', '2026-10-08')).toEqual(earlier);
  });

  test('has open what was not made up, of each session', () => {
    const open = countOwed().periods.flatMap(({ parts }) => parts.filter((part) => part.open > 0));
    expect(open.map((part) => [part.day, part.open])).toEqual([
      ['2026-10-01', 10],
      ['2026-10-13', 10],
      ['2026-10-22', 30],
    ]);
  });

  test('is at risk where a preschool payer wants everything made up', () => {
    expect(countOwed({ policy: policyPresets.cpse })).toMatchObject({
      excused: 0,
      toMakeUp: 190,
      madeUp: 50,
      open: 140,
      flag: 'at-risk',
    });
  });

  test('is behind without usual days, since no closed day explains a gap', () => {
    const ledger = countOwed({ terms: noUsualDays });
    expect(ledger).toMatchObject({ excused: 60, open: 80, flag: 'behind' });
    const unscheduled = ledger.reasons.filter(({ reason }) => reason === 'unscheduled');
    expect(unscheduled).toEqual([
      { reason: 'unscheduled', owner: null, minutes: 30, madeUp: 0, excused: 0, open: 30 },
    ]);
  });

  test.each<[Day, number, number, number]>([
    ['2026-10-01', 120, 90, 0],
    ['2026-11-01', 420, 290, 70],
    ['2026-11-21', 600, 410, 50],
  ])('had on %s owed %i, covered %i and open %i', (on, owed, covered, open) => {
    expect(countOwed({ on })).toMatchObject({ owed, covered, open });
  });

  test('carries what is open from month to month', () => {
    expect(countOwed().months).toEqual([
      { month: '2026-09', carriedIn: 0, added: 0, madeUp: 0, carriedOut: 0 },
      { month: '2026-10', carriedIn: 0, added: 100, madeUp: 30, carriedOut: 70 },
      { month: '2026-11', carriedIn: 70, added: 0, madeUp: 20, carriedOut: 50 },
    ]);
  });

  test('has the rest of the year planned', () => {
    expect(countOwed()).toMatchObject({ planned: 1_560, excusedToCome: 60, plannedMakeUps: 0, missing: 50 });
    const short = countOwed().periods.filter(({ excusedToCome }) => excusedToCome > 0);
    expect(short.map(({ from }) => from)).toEqual(['2026-11-23', '2026-12-21']);
  });

  test('is offered the session beyond its week as a make-up', () => {
    const { offers } = countOwed();
    expect(offers).toMatchObject([
      {
        day: '2026-10-28',
        makesUpFor: momentOn('2026-10-22'),
        missedDay: '2026-10-22',
        question: 'Oct 28 was one more than owed. Count it as the make-up for Oct 22?',
      },
    ]);
    const sessions = [...pastSessions(), ...plannedSessions()].map((session) =>
      session.day === '2026-10-28' ? { ...session, makesUpFor: offers[0]?.makesUpFor ?? null } : session,
    );
    expect(countOwed({ sessions })).toMatchObject({ over: 0, madeUp: 80, open: 20, offers: [] });
  });

  test('has its reasons with who has to answer for them', () => {
    expect(
      countOwed().reasons.map(({ reason, owner, minutes, open }) => [reason, owner, minutes, open]),
    ).toEqual([
      ['student-absent', 'child', 60, 0],
      ['provider-absent', 'therapist', 60, 10],
      ['school-activity', 'school', 30, 30],
      ['school-closed', 'school', 30, 0],
      ['short', null, 10, 10],
    ]);
  });

  test('has 1 of 2 in the week', () => {
    expect(countOwed().current).toEqual({
      per: 'week',
      from: '2026-11-16',
      until: '2026-11-22',
      completed: 1,
      sessions: 2,
      isFinished: true,
    });
  });

  test('is listed with the same sums', () => {
    const { words, periods, months, reasons, offers, ...sums } = countOwed();
    const mandate = owedMandate();
    const sessions = [...pastSessions(), ...plannedSessions()];
    const days = schoolCalendars(schoolSource())(mandate);
    const question = { mandate, sessions, days, policy: policyPresets.iep, on: '2026-11-21' };
    const listed = ledgerSumsOf({ ...question, hasSuccessor: false, isActive: true });
    expect(listed).toEqual(sums);
    expect(ledgerSumsShape.parse(listed)).toEqual(listed);
    expect([words, periods, months, reasons, offers]).not.toContain(undefined);
  });

  test('has a ledger in the shape of its reply', () => {
    const ledger = countOwed();
    expect(ledgerShape.parse(ledger)).toEqual(ledger);
  });
});

describe('Other periods of the same school', () => {
  test('1 × 30 a month is one session in each of ten months', () => {
    const { periods } = countOwed({ terms: [{ sessions: 1, per: 'month' }] });
    expect(periods.map(({ from, sessions }) => [from.slice(0, 7), sessions])).toEqual(
      [
        '2026-09',
        '2026-10',
        '2026-11',
        '2026-12',
        '2027-01',
        '2027-02',
        '2027-03',
        '2027-04',
        '2027-05',
        '2027-06',
      ].map((month) => [month, 1]),
    );
  });

  test('10 a year owe 2 after 52 of 185 days', () => {
    const mandate = owedMandate([{ startsOn: '2026-09-03', sessions: 10, per: 'year' }], {
      endsOn: '2027-06-25',
    });
    expect(countOwed({ mandate })).toMatchObject({
      openDays: 185,
      owedSessions: 2,
      owed: 60,
      totalSessions: 10,
    });
  });

  test('3 in each 6 school days owe 21 after 7 cycles, and 87 in all', () => {
    const ledger = countOwed({ terms: [{ sessions: 3, per: 'cycle', cycleDays: 6 }] });
    expect(ledger).toMatchObject({ owedSessions: 21, totalSessions: 87 });
    expect(ledger.periods.filter(({ isFinished }) => isFinished)).toHaveLength(7);
  });

  test('2 a week that become 3 on a Wednesday owe 3 in that week', () => {
    const ledger = countOwed({ terms: [{}, { startsOn: '2026-11-18', sessions: 3 }] });
    expect(ledger.totalSessions).toBe(102);
    expect(ledger.periods.find(({ from }) => from === '2026-11-16')?.sessions).toBe(3);
  });
});
