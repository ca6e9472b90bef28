import { describe, expect, test } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { momentOf } from '#domain/platform/dates.ts';
import { dayColumns } from './day-columns.ts';
import { gridSpan, minuteOf, placeBlocks, slotAt, timeOf, workingSpan } from './week-grid.ts';

const zone = 'America/New_York';

function session(id: number, day: string, time: string, duration = 60): Session {
  return {
    id,
    clientId: 1,
    therapistId: 1,
    date: momentOf(day, time, zone),
    duration,
    type: 'individual',
    status: 'scheduled',
    absenceNumber: 0,
    billable: true,
    notes: null,
    seriesId: null,
    makesUpFor: null,
    groupId: null,
    mandateId: null,
    missedReason: null,
    makeUpDeclined: null,
    cycleLength: null,
    noteStatus: 'none',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
}

test.each([
  ['00:00', 0],
  ['09:15', 555],
  ['23:59', 1439],
])('%s is minute %i', (time, minute) => {
  expect(minuteOf(time)).toBe(minute);
  expect(timeOf(minute)).toBe(time);
});

test.each([
  ['09:00', '15:00', { from: 540, until: 900 }],
  ['15:00', '09:00', { from: 480, until: 1020 }],
  ['soon', '17:00', { from: 480, until: 1020 }],
])('Working hours from %s to %s span minutes %j', (from, until, span) => {
  expect(workingSpan({ from, until })).toEqual(span);
});

describe('The grid', () => {
  const working = { from: 480, until: 1020 };

  test('shows an hour before and after the working hours', () => {
    expect(gridSpan(working, [])).toEqual({ from: 420, until: 1080 });
  });

  test('grows to whole hours around all sessions, within the day', () => {
    const placed = placeBlocks([session(1, '2026-11-20', '05:30'), session(2, '2026-11-20', '23:30')], zone);
    expect(gridSpan(working, placed)).toEqual({ from: 300, until: 1440 });
  });
});

describe('Lanes', () => {
  const lanesOf = (...sessions: Session[]) =>
    placeBlocks(sessions, zone).map(({ lane, lanes }) => `${lane + 1} of ${lanes}`);

  test('give a single session the whole day', () => {
    expect(lanesOf(session(1, '2026-11-20', '09:00'), session(2, '2026-11-21', '09:00'))).toEqual([
      '1 of 1',
      '1 of 1',
    ]);
  });

  test('are not shared by consecutive sessions', () => {
    expect(lanesOf(session(1, '2026-11-20', '09:00'), session(2, '2026-11-20', '10:00'))).toEqual([
      '1 of 1',
      '1 of 1',
    ]);
  });

  test('are as few as a chain of overlaps needs', () => {
    const chain = [
      session(1, '2026-11-20', '09:00'),
      session(2, '2026-11-20', '09:30'),
      session(3, '2026-11-20', '10:00'),
    ];
    expect(lanesOf(...chain)).toEqual(['1 of 2', '2 of 2', '1 of 2']);
  });

  test('of cancelled sessions are narrow next to sessions that take place', () => {
    const cancelled = { ...session(2, '2026-11-20', '09:00'), status: 'cancelled' } as const;
    const placed = placeBlocks([session(1, '2026-11-20', '09:00'), cancelled], zone);
    expect(placed.map(({ left, width }) => [left, width])).toEqual([
      [0, 0.75],
      [0.75, 0.25],
    ]);
    const alone = placeBlocks([cancelled], zone);
    expect(alone.map(({ left, width }) => [left, width])).toEqual([[0, 1]]);
  });
});

test.each([
  ['forward', '2026-03-08'],
  ['back', '2026-11-01'],
])('A session has its clock time in the grid on the day clocks go %s', (_, day) => {
  const placed = placeBlocks([session(1, day, '00:30'), session(2, day, '09:00')], zone);
  expect(placed.map(({ start }) => timeOf(start))).toEqual(['00:30', '09:00']);
});

test.each([
  [150, 0, '2026-11-21', '07:00'],
  [99, 100, '2026-11-20', '08:30'],
  [199, 999, '2026-11-21', '18:30'],
])('The point %i, %i of the grid is the half hour on %s at %s', (x, y, day, time) => {
  const grid = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 200, height: 720 }) };
  const span = { from: 7 * 60, until: 19 * 60 };
  const columns = dayColumns(['2026-11-20', '2026-11-21'], () => true);
  const slot = slotAt({ x, y }, grid, columns, span);
  expect([slot.column?.day, timeOf(slot.minute)]).toEqual([day, time]);
});
