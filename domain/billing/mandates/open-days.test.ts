import { describe, expect, test } from 'vitest';
import type { Day } from '#domain/platform/dates.ts';
import { owedMandate, schoolSource } from '#tests/builders/owed-year.ts';
import { dayNumber } from './day-numbers.ts';
import { type CalendarClosing, type CalendarSource, countOpenDays, schoolCalendars } from './open-days.ts';

const closed = (organizationId: number | null, firstDay: Day, lastDay = firstDay): CalendarClosing => {
  return { organizationId, firstDay, lastDay };
};

describe('A school year', () => {
  test.each([
    ['2026-09-03', '2027-06-25', 185],
    ['2027-07-06', '2027-08-16', 30],
    ['2026-09-14', '2027-06-18', 174],
    ['2026-11-26', '2026-11-29', 0],
    ['2026-11-30', '2026-11-30', 1],
    ['2026-12-01', '2026-11-30', 0],
  ])('has from %s to %s %i open days', (from, until, days) => {
    expect(countOpenDays(schoolSource(), 1, from, until)).toBe(days);
  });

  test('of a school with a week of its own counts its Sundays', () => {
    const source: CalendarSource = {
      organizations: [
        { id: 1, parentId: null, weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'] },
      ],
      closings: [closed(1, '2026-10-12')],
    };
    // October 4, 2026 is a Sunday.
    expect(countOpenDays(source, 1, '2026-10-04', '2026-10-10')).toBe(5);
    expect(countOpenDays(source, 1, '2026-10-09', '2026-10-10')).toBe(0);
    expect(countOpenDays(source, 1, '2026-10-11', '2026-10-17')).toBe(4);
  });
});

/** Returns whether the school of a mandate is open on a day, and who is closed. */
function dayOf(source: CalendarSource, day: Day, schoolId: number | null = 1) {
  const days = schoolCalendars(source)(owedMandate([{}], { schoolId }));
  const number = dayNumber(day);
  const { isSchoolClosed, isPracticeClosed } = days.closedOn(number);
  const closedBy = [isSchoolClosed ? 'school' : [], isPracticeClosed ? 'practice' : []].flat();
  return [days.isOpen(number) ? 'open' : 'closed', ...closedBy];
}

const organizations = [
  { id: 1, parentId: 2, weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
  { id: 2, parentId: null, weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
  { id: 3, parentId: 2, weekdays: ['Monday'] },
] as const;

describe('A day is', () => {
  // October 13, 2026 is a Tuesday.
  test.each<[string, CalendarClosing[], number | null, string[]]>([
    ['open without closings', [], 1, ['open']],
    ['closed by the school', [closed(1, '2026-10-13')], 1, ['closed', 'school']],
    ['closed by the district', [closed(2, '2026-10-01', '2026-10-31')], 1, ['closed', 'school']],
    ['closed by both', [closed(1, '2026-10-13'), closed(2, '2026-10-13')], 1, ['closed', 'school']],
    ['open while another school is closed', [closed(3, '2026-10-13'), closed(1, '2026-12-25')], 1, ['open']],
    [
      'closed by the practice, without a calendar',
      [closed(null, '2026-10-13')],
      1,
      ['closed', 'school', 'practice'],
    ],
    [
      'closed by the practice, with a calendar of another year',
      [closed(null, '2026-10-13'), closed(1, '2027-07-05')],
      1,
      ['closed', 'school', 'practice'],
    ],
    [
      'open without the therapist, with a calendar',
      [closed(null, '2026-10-13'), closed(1, '2027-06-30')],
      1,
      ['open', 'practice'],
    ],
    [
      'open without the therapist, with a calendar of the district',
      [closed(null, '2026-10-13'), closed(2, '2026-12-25')],
      1,
      ['open', 'practice'],
    ],
    [
      'closed by the practice without a school',
      [closed(null, '2026-10-13')],
      null,
      ['closed', 'school', 'practice'],
    ],
    ['open without a school while one is closed', [closed(1, '2026-10-13')], null, ['open']],
    ['closed where the school never meets', [], 3, ['closed']],
  ])('%s', (_, closings, schoolId, state) => {
    expect(dayOf({ organizations, closings }, '2026-10-13', schoolId)).toEqual(state);
  });

  test.each<[string, CalendarClosing[], number | null, boolean]>([
    ['no closing', [], 1, true],
    ['closings of the practice', [closed(null, '2026-10-13')], 1, true],
    ['a closing of the school', [closed(1, '2026-12-25')], 1, false],
    ['a closing of the district', [closed(2, '2026-12-25')], 1, false],
    ['a closing of the school before its year', [closed(1, '2026-06-30')], 1, true],
    ['no school', [closed(1, '2026-12-25')], null, true],
  ])('judged by the calendar of the practice with %s: %s', (_, closings, schoolId, isPractice) => {
    const days = schoolCalendars({ organizations, closings })(owedMandate([{}], { schoolId }));
    expect(days.isPracticeCalendar('2026-09-14', '2027-06-18')).toBe(isPractice);
  });

  test('judged by the calendar of the practice if one of two school years has no closing', () => {
    const mandate = owedMandate([{}], { endsOn: '2027-07-30' });
    const days = (closings: CalendarClosing[]) => schoolCalendars({ organizations, closings })(mandate);
    expect(days([closed(1, '2026-12-25')]).isPracticeCalendar('2026-09-14', '2027-07-30')).toBe(true);
    expect(days([closed(1, '2027-06-26', '2027-07-05')]).isPracticeCalendar('2026-09-14', '2027-07-30')).toBe(
      false,
    );
  });
});

describe('Mandates of one school', () => {
  test('share its days', () => {
    const find = schoolCalendars(schoolSource());
    expect(find(owedMandate())).toBe(find(owedMandate([{ sessions: 1 }])));
  });

  test('of several years widen them', () => {
    const find = schoolCalendars(schoolSource());
    find(owedMandate());
    const later = find(owedMandate([{ startsOn: '2028-01-03' }], { endsOn: '2028-06-30' }));
    expect(later.isOpen(dayNumber('2028-02-29'))).toBe(true);
    expect(later.isOpen(dayNumber('2026-11-11'))).toBe(false);
    expect(find(owedMandate())).toBe(later);
  });
});
