import { describe, expect, test } from 'vitest';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import { owedMandate, schoolSource } from '#tests/builders/owed-year.ts';
import { dayNumber } from './day-numbers.ts';
import type { MandateTerm } from './mandate.ts';
import { type CalendarSource, schoolCalendars } from './open-days.ts';
import { isFinished, owedPeriods, sessionsDue } from './owed-periods.ts';

interface Asked {
  terms: Partial<MandateTerm>[];
  endsOn: Day;
  source?: CalendarSource;
}

function periodsOf({ terms, endsOn, source = schoolSource() }: Asked) {
  const mandate = owedMandate(terms, { endsOn });
  return owedPeriods(mandate, schoolCalendars(source)(mandate));
}

const owedIn = (asked: Asked) => periodsOf(asked).map(({ from, until, sessions }) => [from, until, sessions]);

/** A school that is open on the first days of the week of October 5, 2026. */
function weekWith(openDays: number): CalendarSource {
  const monday = '2026-10-05';
  const closing = { organizationId: 1, firstDay: plusDays(monday, openDays), lastDay: plusDays(monday, 6) };
  return schoolSource(openDays < 5 ? [closing] : []);
}

describe('A week', () => {
  test.each([
    [1, [0, 1, 1, 1, 1, 1]],
    [2, [0, 1, 2, 2, 2, 2]],
    [3, [0, 1, 2, 3, 3, 3]],
    [5, [0, 1, 2, 3, 4, 5]],
    // More than one a day: a share of the week, half rounded up.
    [6, [0, 1, 2, 4, 5, 6]],
    [7, [0, 1, 3, 4, 6, 7]],
  ])('of %i sessions owes with 0 to 5 open days %j', (sessions, owed) => {
    const counts = owed.map((_, openDays) => {
      const terms = [{ startsOn: '2026-10-05', sessions }];
      return periodsOf({ terms, endsOn: '2026-10-11', source: weekWith(openDays) })[0]?.sessions;
    });
    expect(counts).toEqual(owed);
  });

  test('runs Monday to Sunday and is cut to the days of the mandate', () => {
    expect(owedIn({ terms: [{ startsOn: '2026-12-30' }], endsOn: '2027-01-12' })).toEqual([
      ['2026-12-30', '2027-01-03', 0],
      ['2027-01-04', '2027-01-10', 2],
      ['2027-01-11', '2027-01-12', 2],
    ]);
  });
});

describe('A month', () => {
  test('that is cut owes its share, rounded', () => {
    expect(
      owedIn({ terms: [{ startsOn: '2026-09-25', per: 'month', sessions: 2 }], endsOn: '2026-11-06' }),
    ).toEqual([
      // 4 of 19 open days, 21 of 21, 4 of 17.
      ['2026-09-25', '2026-09-30', 0],
      ['2026-10-01', '2026-10-31', 2],
      ['2026-11-01', '2026-11-06', 0],
    ]);
  });

  test('of a leap year ends on February 29', () => {
    const periods = owedIn({ terms: [{ startsOn: '2028-02-01', per: 'month' }], endsOn: '2028-03-31' });
    expect(periods.map(([, until]) => until)).toEqual(['2028-02-29', '2028-03-31']);
  });
});

describe('A cycle', () => {
  test('has its school days, and the last its share', () => {
    const terms = [{ startsOn: '2026-10-05', per: 'cycle', cycleDays: 6, sessions: 3 }] as const;
    // October 12 is closed.
    expect(owedIn({ terms: [...terms], endsOn: '2026-10-23' })).toEqual([
      ['2026-10-05', '2026-10-13', 3],
      ['2026-10-14', '2026-10-21', 3],
      ['2026-10-22', '2026-10-23', 1],
    ]);
  });
});

describe('A year', () => {
  test.each([
    ['2026-09-03', 0],
    ['2026-09-23', 0],
    ['2026-11-21', 2],
    ['2027-06-25', 9],
    ['2027-06-26', 10],
  ])('of ten sessions owes by %s %i', (on, due) => {
    const mandate = owedMandate([{ startsOn: '2026-09-03', per: 'year', sessions: 10 }], {
      endsOn: '2027-06-25',
    });
    const days = schoolCalendars(schoolSource())(mandate);
    const periods = owedPeriods(mandate, days);
    expect(periods.map((period) => sessionsDue(period, dayNumber(on), days))).toEqual([due]);
  });
});

describe('A change', () => {
  test.each<[string, Day, number]>([
    ['in the first days of a week decides the week', '2026-11-17', 3],
    ['on a Wednesday has more of the days', '2026-11-18', 3],
    ['on a Thursday has fewer', '2026-11-19', 2],
  ])('%s', (_, startsOn, sessions) => {
    const periods = periodsOf({ terms: [{}, { startsOn, sessions: 3 }], endsOn: '2026-12-04' });
    expect(periods.find(({ from }) => from === '2026-11-16')?.sessions).toBe(sessions);
  });

  test('that shares the open days of a week evenly wins it', () => {
    // The week of November 9 is closed on Wednesday.
    const periods = periodsOf({ terms: [{}, { startsOn: '2026-11-11', sessions: 3 }], endsOn: '2026-12-04' });
    expect(periods.find(({ from }) => from === '2026-11-09')?.sessions).toBe(3);
  });

  test('of the period begins new ones in mid-month', () => {
    const terms: Partial<MandateTerm>[] = [{}, { startsOn: '2026-10-15', per: 'month', sessions: 4 }];
    expect(owedIn({ terms, endsOn: '2026-10-31' }).slice(-2)).toEqual([
      ['2026-10-12', '2026-10-14', 2],
      // 12 of 21 open days.
      ['2026-10-15', '2026-10-31', 2],
    ]);
  });

  test('of the length of a cycle begins new ones', () => {
    const cycle = { per: 'cycle', sessions: 1 } as const;
    const terms = [
      { ...cycle, startsOn: '2026-10-05', cycleDays: 4 },
      { ...cycle, startsOn: '2026-10-08', cycleDays: 2 },
    ];
    expect(owedIn({ terms, endsOn: '2026-10-13' }).map(([from]) => from)).toEqual([
      '2026-10-05',
      '2026-10-08',
      '2026-10-13',
    ]);
  });
});

describe('A period is finished', () => {
  test.each<[string, Day, Day, Day, boolean]>([
    ['not on its last open day', '2026-10-05', '2026-10-11', '2026-10-09', false],
    ['on the day after', '2026-10-05', '2026-10-11', '2026-10-10', true],
    ['once the mandate has ended in it', '2026-10-05', '2026-10-06', '2026-10-07', true],
    ['not before its last day without open days', '2026-12-28', '2027-01-03', '2027-01-03', false],
    ['after its last day without open days', '2026-12-28', '2027-01-03', '2027-01-04', true],
  ])('%s', (_, startsOn, endsOn, on, isOver) => {
    const [period] = periodsOf({ terms: [{ startsOn }], endsOn });
    expect(period && isFinished(period, dayNumber(on))).toBe(isOver);
  });
});

describe('A mandate of one day', () => {
  test.each([
    ['that is open owes one session', '2026-10-06', 1],
    ['that is closed owes nothing', '2026-11-11', 0],
  ])('%s', (_, day, sessions) => {
    expect(owedIn({ terms: [{ startsOn: day }], endsOn: day })).toEqual([[day, day, sessions]]);
  });
});
