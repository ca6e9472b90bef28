import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, daysBetween, momentOf, plusDays, timeOfDay } from '#domain/platform/dates.ts';
import { changeForFollowing, changesForFollowing, shiftMoment } from './series-change.ts';
import type { Session, SessionChange } from './session.ts';

const zone = 'America/New_York';

function session(changes: Partial<Session> = {}): Session {
  return {
    id: 1,
    clientId: 1,
    therapistId: 1,
    date: momentOf('2026-10-29', '09:00', zone),
    duration: 45,
    type: 'individual',
    status: 'scheduled',
    absenceNumber: 0,
    billable: true,
    notes: 'Room 4',
    seriesId: 'one-series',
    makesUpFor: null,
    groupId: null,
    mandateId: null,
    missedReason: null,
    makeUpDeclined: null,
    cycleLength: null,
    noteStatus: 'none',
    createdAt: '2026-09-01T12:00:00.000Z',
    updatedAt: '2026-09-01T12:00:00.000Z',
    ...changes,
  };
}

const first = session();
const following = session({ id: 2, date: momentOf('2026-11-05', '09:00', zone) });
/** All fields that a form sends, none of them changed. */
const { date, duration, type, status, notes, billable, clientId, absenceNumber } = first;
const unchanged = { date, duration, type, status, notes, billable, clientId, absenceNumber };

const carriedOver = (change: SessionChange) =>
  changeForFollowing(first, change, following, { timeZone: zone, cancels: false });

describe('The change applied to the following sessions of a series', () => {
  test('is empty if nothing changed', () => {
    expect(carriedOver(unchanged)).toEqual({});
  });

  test.each([[{ duration: 60 }], [{ type: 'group' }], [{ clientId: 7 }]] as const)(
    'includes changes of the plan: %j',
    (change) => {
      expect(carriedOver({ ...unchanged, ...change })).toEqual(change);
    },
  );

  test.each([
    [{ status: 'completed' }],
    [{ status: 'no-show' }],
    [{ status: 'absence', absenceNumber: 2 }],
    [{ status: 'cancelled' }],
    [{ billable: false }],
    [{ notes: 'Worked on buttons' }],
    [{ notes: null }],
  ] as const)('leaves out what happened in the one session: %j', (change) => {
    expect(carriedOver({ ...unchanged, ...change })).toEqual({});
  });

  test.each([
    ['scheduled', { status: 'cancelled' }],
    ['completed', {}],
    ['absence', {}],
  ] as const)('cancels a %s session, if requested, with %j', (status, carried) => {
    const change = { ...unchanged, status: 'cancelled' } as const;
    const options = { timeZone: zone, cancels: true };
    expect(changeForFollowing(first, change, { ...following, status }, options)).toEqual(carried);
  });

  test('moves the time by as much on the clock, across the end of daylight saving', () => {
    const later = momentOf('2026-10-30', '14:30', zone);
    expect(carriedOver({ date: later })).toEqual({
      date: momentOf('2026-11-06', '14:30', zone),
    });
  });
});

describe('What stays when a series moves from 9:00 AM to 1:00 PM', () => {
  const onDay = (day: string, changes: Partial<Session> = {}) =>
    session({ id: Number(day.slice(8)), date: momentOf(day, '09:00', zone), ...changes });
  const later = { ...unchanged, date: momentOf('2026-10-29', '13:00', zone), duration: 30 };
  const others = [onDay('2026-11-12'), onDay('2026-11-19'), onDay('2026-12-03')];
  const changesOf = (one: Session, before = first) =>
    changesForFollowing(before, later, [one, ...others], { timeZone: zone, cancels: true })[0]?.[1];
  const onePm = momentOf('2026-11-05', '13:00', zone);

  test.each<[string, Session, SessionChange]>([
    ['a session as planned moves', onDay('2026-11-05'), { date: onePm, duration: 30 }],
    ['one that was held stays', onDay('2026-11-05', { status: 'completed' }), {}],
    ['one that was missed stays', onDay('2026-11-05', { status: 'absence' }), {}],
    ['a no-show stays', onDay('2026-11-05', { status: 'no-show' }), {}],
    ['a cancelled one stays', onDay('2026-11-05', { status: 'cancelled' }), {}],
    [
      'one moved alone to 3 PM stays at 3 PM',
      onDay('2026-11-05', { date: momentOf('2026-11-05', '15:00', zone) }),
      { duration: 30 },
    ],
    ['one moved alone to another weekday stays', onDay('2026-11-04'), { duration: 30 }],
    ['one with a length of its own keeps it', onDay('2026-11-05', { duration: 60 }), { date: onePm }],
    [
      'one with a note keeps it',
      onDay('2026-11-05', { notes: 'Bring the ball' }),
      { date: onePm, duration: 30 },
    ],
  ])('%s', (_title, one, change) => {
    expect(changesOf(one)).toEqual(change);
  });

  test('A session that was moved alone takes the others to its new time', () => {
    const movedAlone = session({ date: momentOf('2026-10-29', '11:00', zone) });
    expect(changesOf(onDay('2026-11-05'), movedAlone)).toEqual({ date: onePm, duration: 30 });
  });

  test('Both weekdays of a series move', () => {
    const all = [onDay('2026-11-02'), onDay('2026-11-05'), onDay('2026-11-09'), onDay('2026-11-12')];
    const changes = changesForFollowing(first, later, all, { timeZone: zone, cancels: false });
    expect(changes.map(([, { date }]) => date?.slice(0, 10))).toEqual([
      '2026-11-02',
      '2026-11-05',
      '2026-11-09',
      '2026-11-12',
    ]);
  });
});

describe('A moved series', () => {
  test.each([
    // to an earlier day and time, across midnight in both directions
    ['2026-11-05 09:00', '2026-10-29 09:00', '2026-10-26 08:15', '2026-11-02 08:15'],
    ['2026-11-05 00:30', '2026-10-29 09:00', '2026-10-29 08:00', '2026-11-04 23:30'],
    ['2026-11-05 23:30', '2026-10-29 09:00', '2026-10-29 10:00', '2026-11-06 00:30'],
  ])('moves the session of %s, when that of %s moves to %s, to %s', (moment, from, to, moved) => {
    const [at, before, after, expected] = [moment, from, to, moved].map((text) => {
      const [day = '', time = ''] = text.split(' ');
      return momentOf(day, time, zone);
    });
    expect(shiftMoment(at ?? '', before ?? '', after ?? '', zone)).toBe(expected);
  });

  const moment = fc
    .tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 6 * 60, max: 20 * 60 }))
    .map(([days, minute]) => {
      const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
      return momentOf(plusDays('2025-01-01', days), time.join(':'), zone);
    });

  test('takes the session itself exactly to the new time', () => {
    fc.assert(
      fc.property(moment, moment, (from, to) => {
        expect(shiftMoment(from, from, to, zone)).toBe(to);
      }),
    );
  });

  test('keeps the distance in days and the common time of its sessions', () => {
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 1, max: 104 }), (from, to, weeks) => {
        const later = momentOf(plusDays(dayOf(from, zone), 7 * weeks), timeOfDay(from, zone), zone);
        const moved = shiftMoment(later, from, to, zone);
        expect(daysBetween(dayOf(to, zone), dayOf(moved, zone))).toBe(7 * weeks);
        expect(timeOfDay(moved, zone)).toBe(timeOfDay(to, zone));
      }),
    );
  });
});
