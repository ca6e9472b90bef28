import { describe, expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE, dayOf, momentOf, timeOfDay } from '#domain/platform/dates.ts';
import { buildTerm } from '#tests/builders/mandate-builder.ts';
import { storedMandate, storedSession } from '#tests/builders/stored-records.ts';
import { lastSearchedDay, makeUpChoices } from './make-up-choices.ts';
import { schoolCalendars } from './open-days.ts';

const timeZone = DEFAULT_TIME_ZONE;
const at = (day: string, time: string) => momentOf(day, time, timeZone);
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

const mandate = storedMandate({ id: 1, clientId: 1, schoolId: 7 });
const ofBen = storedMandate({ id: 2, clientId: 2, schoolId: 7, terms: [buildTerm({ group: 3 })] });
const elsewhere = storedMandate({ id: 3, clientId: 3, schoolId: 8 });
const organizations = [
  { id: 7, parentId: null, weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const },
];

type Search = Parameters<typeof makeUpChoices>[0];

function choices(changes: Partial<Search> = {}, closed: [day: string, organizationId: number | null][] = []) {
  const closings = closed.map(([day, organizationId]) => ({ organizationId, firstDay: day, lastDay: day }));
  const found = makeUpChoices({
    mandate,
    until: '2026-11-27',
    days: schoolCalendars({ organizations, closings })(mandate),
    schoolHours: { from: '08:30', until: '10:00' },
    sessions: [],
    timeEntries: [],
    groups: [{ id: 9, others: 0 }],
    mandates: [mandate, ofBen, elsewhere],
    duration: 30,
    now: at(MONDAY, '07:00'),
    workingHours: { from: '08:00', until: '17:00' },
    timeZone,
    ...changes,
  });
  return {
    times: found.slots.map(({ day, starts }) => [
      day.slice(8),
      ...starts.map((one) => timeOfDay(one, timeZone)),
    ]),
    meetings: found.meetings.map(({ date, children }) => [dayOf(date, timeZone).slice(8), children]),
  };
}

const planned = (id: number, clientId: number, day: string, time: string, changes: object = {}) =>
  storedSession({ id, clientId, date: at(day, time), duration: 30, status: 'scheduled', ...changes });

describe('The times offered for a make-up', () => {
  const whole = ['08:30', '09:00', '09:30'];

  test('are the ten nearest on open days within the hours of the school', () => {
    expect(choices().times).toEqual([
      ['23', ...whole],
      ['24', ...whole],
      ['25', ...whole],
      ['26', '08:30'],
    ]);
  });

  test('leave out days on which the school or the practice is closed', () => {
    const closed = [[MONDAY, 7] as [string, number], [TUESDAY, null] as [string, null]];
    // Without closings of its own the school would be closed with the practice anyway.
    expect(choices({}, closed).times.map(([day]) => day)).toEqual(['25', '26', '27']);
  });

  test('end on the day until which it is due, and go on for 60 days once that is past', () => {
    expect(choices({ until: TUESDAY }).times.map(([day]) => day)).toEqual(['23', '24']);
    expect(choices({ until: '2026-11-20' }).times.map(([day]) => day)).toEqual(['23', '24', '25', '26']);
  });

  test('offer a child at most two sessions a day, and no time of another child', () => {
    const sessions = [
      planned(1, 1, MONDAY, '14:00'),
      planned(2, 1, MONDAY, '15:00'),
      planned(3, 1, TUESDAY, '14:00'),
      planned(4, 2, TUESDAY, '09:00'),
      planned(5, 1, '2026-11-25', '14:00', { status: 'cancelled' }),
    ];
    expect(choices({ sessions, until: '2026-11-25' }).times).toEqual([
      ['24', '08:30', '09:30'],
      ['25', ...whole],
    ]);
  });
});

describe('The meetings offered for a make-up', () => {
  const meets = (id: number, clientId: number, day: string, changes: object = {}) =>
    planned(id, clientId, day, '13:00', { type: 'group', groupId: 9, mandateId: clientId, ...changes });

  test.each<
    [title: string, sessions: ReturnType<typeof meets>[], changes: Partial<Search>, expected: unknown[]]
  >([
    [
      'are those at the school with room',
      [meets(1, 2, MONDAY), meets(2, 2, TUESDAY)],
      {},
      [
        ['23', 1],
        ['24', 1],
      ],
    ],
    ['are none at another school', [meets(1, 3, MONDAY)], {}, []],
    [
      'count children who are not clients',
      [meets(1, 2, MONDAY)],
      { groups: [{ id: 9, others: 1 }] },
      [['23', 2]],
    ],
    [
      'are none where the ratio of a child is reached',
      [meets(1, 2, MONDAY)],
      { groups: [{ id: 9, others: 2 }] },
      [],
    ],
    ['are none that the child is in', [meets(1, 2, MONDAY), meets(2, 1, MONDAY)], {}, []],
    ['are none at a time that the child has', [meets(1, 2, MONDAY), planned(2, 1, MONDAY, '13:15')], {}, []],
    ['are none that were cancelled', [meets(1, 2, MONDAY, { status: 'cancelled' })], {}, []],
    ['are none that began', [meets(1, 2, MONDAY)], { now: at(MONDAY, '13:00') }, []],
    ['are none after it is due', [meets(1, 2, TUESDAY)], { until: MONDAY }, []],
    [
      'are none for one child alone',
      [meets(1, 2, MONDAY)],
      { mandate: { ...mandate, terms: [buildTerm({ group: 1 })] } },
      [],
    ],
  ])('%s', (_, sessions, changes, expected) => {
    expect(choices({ sessions, ...changes }).meetings).toEqual(expected);
  });
});

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2027-06-18', '2027-01-22'],
  ['2026-11-22', '2027-01-22'],
])('A make-up due by %s is looked for until %s', (until, last) => {
  expect(lastSearchedDay(until, MONDAY)).toBe(last);
});
