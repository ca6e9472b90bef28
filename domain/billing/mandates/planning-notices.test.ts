import { describe, expect, test } from 'vitest';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import type { PlannedSession } from '#domain/caseload/sessions/planned-session.ts';
import { type Day, DEFAULT_TIME_ZONE, momentOf } from '#domain/platform/dates.ts';
import { buildTerm } from '#tests/builders/mandate-builder.ts';
import { storedMandate, storedSession } from '#tests/builders/stored-records.ts';
import { planningNotices } from './planning-notices.ts';

const TUESDAY: Day = '2026-11-10';
const VETERANS_DAY: Day = '2026-11-11';
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

const place = { parentId: null, kind: 'school', contract: null, weekdays: week, hours: null };
const organizations = [
  { ...place, id: 7, name: 'Maple Street School', hours: { from: '08:30', until: '15:00' } },
  { ...place, id: 8, name: 'Oak School' },
];
const closings: Closing[] = [
  {
    id: 1,
    therapistId: 1,
    firstDay: VETERANS_DAY,
    lastDay: VETERANS_DAY,
    reason: 'Veterans Day',
    organizationId: 7,
    createdAt: '2026-09-01T12:00:00.000Z',
    updatedAt: '2026-09-01T12:00:00.000Z',
  },
];
const term = buildTerm({ sessions: 2, group: 3 });
const ada = storedMandate({ id: 1, clientId: 1, schoolId: 7, terms: [term] });
const ben = storedMandate({ id: 2, clientId: 2, schoolId: 8, terms: [buildTerm({ group: 1 })] });
const cleo = storedMandate({ id: 3, clientId: 3, terms: [{ ...term, per: 'month' }] });

const at = (day: Day, time: string) => momentOf(day, time, DEFAULT_TIME_ZONE);
const plan = (clientId: number, day = TUESDAY, time = '10:00', changes: object = {}): PlannedSession => ({
  clientId,
  date: at(day, time),
  duration: 30,
  type: 'individual',
  ...changes,
});
const there = (id: number, clientId: number, day: Day, time: string, changes: object = {}) =>
  storedSession({
    id,
    clientId,
    date: at(day, time),
    duration: 30,
    status: 'scheduled',
    type: 'individual',
    mandateId: clientId,
    ...changes,
  });

type Context = Parameters<typeof planningNotices>[1];

function notices(planned: PlannedSession[], changes: Partial<Context> = {}): string[] {
  return planningNotices(planned, {
    mandates: [ada, ben, cleo],
    organizations,
    closings,
    sessions: [],
    others: 0,
    nameOf: (id) => ['', 'Ada', 'Ben', 'Cleo', 'Dan'][id] ?? '',
    timeZone: DEFAULT_TIME_ZONE,
    ...changes,
  });
}

describe('The school of a planned session', () => {
  test.each<[title: string, planned: PlannedSession, expected: string[]]>([
    ['is open', plan(1), []],
    ['is closed', plan(1, VETERANS_DAY), ['Veterans Day at Maple Street School']],
    ['of another child is open then', plan(2, VETERANS_DAY), []],
    ['is not open on weekends', plan(2, '2026-11-14'), ['Oak School is not open on Saturdays']],
    [
      'has not begun',
      plan(1, TUESDAY, '08:15'),
      ['Outside the hours of Maple Street School, 8:30 AM – 3:00 PM'],
    ],
    ['begins then', plan(1, TUESDAY, '08:30'), []],
    ['ends then', plan(1, TUESDAY, '14:30'), []],
    ['has ended', plan(1, TUESDAY, '14:45'), ['Outside the hours of Maple Street School, 8:30 AM – 3:00 PM']],
    ['says nothing of a session without a mandate', plan(1, VETERANS_DAY, '07:00', { mandateId: null }), []],
    ['says nothing of a child without a mandate', plan(4, VETERANS_DAY, '07:00'), []],
  ])('%s', (_, planned, expected) => {
    expect(notices([planned])).toEqual(expected);
  });
});

describe('Children together', () => {
  const group = (...ids: number[]) => ids.map((id) => plan(id, TUESDAY, '10:00', { type: 'group' }));

  test.each<[title: string, planned: PlannedSession[], changes: Partial<Context>, expected: string[]]>([
    ['are as many as a mandate allows', group(1, 3, 4), {}, []],
    [
      'are too many by others',
      group(1, 4),
      { others: 2 },
      ['Ada’s mandate allows 3 children at once, and 4 are planned'],
    ],
    [
      'are too many with those who are there',
      group(1),
      {
        sessions: [3, 4, 5].map((id) => there(id, id, TUESDAY, '10:00', { type: 'group', mandateId: null })),
      },
      ['Ada’s mandate allows 3 children at once, and 4 are planned'],
    ],
    [
      'are not those at another time',
      group(1, 4),
      { sessions: [3, 5].map((id) => there(id, id, TUESDAY, '13:00', { type: 'group', mandateId: null })) },
      [],
    ],
    [
      'are one too many for an individual mandate',
      group(2, 4),
      {},
      ['Ben’s mandate is individual, and 2 children are planned together'],
    ],
    ['are one child', group(2), {}, []],
  ])('%s', (_, planned, changes, expected) => {
    expect(notices(planned, changes)).toEqual(expected);
  });
});

describe('A week', () => {
  const two = [there(1, 1, '2026-11-09', '10:00'), there(2, 1, '2026-11-13', '10:00')];
  const over = ['3 sessions of Ada in the week of Nov 9, and 2 are mandated'];

  test.each<[title: string, planned: PlannedSession[], sessions: Context['sessions'], expected: string[]]>([
    ['has one more than mandated', [plan(1)], two, over],
    ['has as many as mandated', [plan(1)], two.slice(1), []],
    ['leaves out canceled ones', [plan(1)], two.map((one) => ({ ...one, status: 'cancelled' as const })), []],
    [
      'leaves out make-ups',
      [plan(1)],
      two.map((one) => ({ ...one, makesUpFor: at('2026-11-03', '10:00') })),
      [],
    ],
    [
      'is not exceeded by a make-up',
      [plan(1, TUESDAY, '10:00', { makesUpFor: at('2026-11-03', '10:00') })],
      two,
      [],
    ],
    ['leaves out the session that is moved', [plan(1, TUESDAY, '10:00', { id: 2 })], two, []],
    ['ends on Sunday', [plan(1, '2026-11-16')], two, []],
    ['has all dates of a repeat', ['2026-11-09', TUESDAY, '2026-11-12'].map((day) => plan(1, day)), [], over],
    [
      'of a monthly mandate is not counted',
      [plan(3)],
      [1, 2].map((id) => there(id, 3, TUESDAY, '08:00')),
      [],
    ],
  ])('%s', (_, planned, sessions, expected) => {
    expect(notices(planned, { sessions })).toEqual(expected);
  });
});

describe('The way to another school', () => {
  test.each<[time: string, changes: object, expected: string[]]>([
    ['10:35', {}, ['Only 5 minutes from Maple Street School to Oak School']],
    ['10:39', {}, ['Only 9 minutes from Maple Street School to Oak School']],
    ['10:40', {}, []],
    ['10:30', {}, ['No time from Maple Street School to Oak School']],
    ['09:29', {}, ['Only 1 minute from Oak School to Maple Street School']],
    // The form reports overlaps by itself.
    ['10:15', {}, []],
    ['10:35', { status: 'cancelled' }, []],
    ['10:35', { mandateId: 1, clientId: 1 }, []],
    ['10:35', { mandateId: null }, []],
  ])('with another session at %s (%o) is reported as %s', (time, changes, expected) => {
    const sessions = [there(9, 2, TUESDAY, time, changes)];
    expect(notices([plan(1)], { sessions })).toEqual(expected);
  });
});
