import { describe, expect, test } from 'vitest';
import { countOwed, momentOn, owedMandate, pastSessions } from '#tests/builders/owed-year.ts';
import type { GapReason } from './gap-reasons.ts';
import { missedSession, proposedDay, usualTime } from './say-why.ts';

const mandate = owedMandate();
const timeZone = 'America/New_York';
const today = '2026-11-21';
const sessionsOn = (...days: string[]) => days.map((day) => ({ date: momentOn(day), mandateId: 7 }));

describe('The day of a session that was never scheduled', () => {
  const week = { from: '2026-11-02', until: '2026-11-08', parts: [] };
  const unscheduled = { reason: 'unscheduled', day: '2026-11-08' } as const;

  test.each([
    ['the closed day', { part: { reason: 'school-closed', day: '2026-11-03' } as const }, '2026-11-03'],
    ['the latest usual day', {}, '2026-11-05'],
    ['the other usual day if one has a session', { sessions: sessionsOn('2026-11-05') }, '2026-11-03'],
    [
      'another weekday if no usual one is free',
      { sessions: sessionsOn('2026-11-03', '2026-11-05') },
      '2026-11-06',
    ],
    [
      'no day of another part',
      { period: { ...week, parts: [{ reason: 'not-said' as GapReason, day: '2026-11-05' }] } },
      '2026-11-03',
    ],
    ['no day after today', { today: '2026-11-04' }, '2026-11-03'],
    ['the period’s last day if it begins after today', { today: '2026-11-01' }, '2026-11-08'],
  ])('is %s', (_, changes, day) => {
    const usual = { part: unscheduled, period: week, sessions: [], today, timeZone };
    expect(proposedDay(mandate, { ...usual, ...changes })).toBe(day);
  });
});

test('The day of a session that was never scheduled is a Sunday where that is the usual day', () => {
  const part = { reason: 'unscheduled', day: '2026-11-08' } as const;
  const period = { from: '2026-11-02', until: '2026-11-08', parts: [] };
  const sundays = owedMandate([{ weekdays: ['Sunday'] }]);
  expect(proposedDay(sundays, { part, period, sessions: [], today, timeZone })).toBe('2026-11-08');
});

test.each([
  ['that of the latest session on the same weekday', '2026-11-03', '09:15'],
  ['that of the latest session if there is none on that weekday', '2026-11-04', '11:00'],
])('The usual time is %s', (_, day, time) => {
  const sessions = [
    { date: '2026-10-20T13:15:00.000Z', mandateId: 7 },
    { date: '2026-10-22T15:00:00.000Z', mandateId: 7 },
    { date: '2026-10-27T20:00:00.000Z', mandateId: null },
  ];
  expect(usualTime(mandate, day, sessions, timeZone)).toBe(time);
  expect(usualTime(mandate, day, [], timeZone)).toBe('09:00');
});

test('The canceled session explains the closed day, and can then be made up', () => {
  const added = missedSession(mandate, { day: '2026-11-03', time: '10:30', missedReason: 'provider-absent' });
  expect(added).toEqual({
    clientId: 3,
    mandateId: 7,
    date: '2026-11-03',
    time: '10:30',
    duration: 30,
    type: 'group',
    status: 'cancelled',
    missedReason: 'provider-absent',
  });
  const session = {
    id: 900,
    date: momentOn('2026-11-03'),
    day: '2026-11-03',
    duration: 30,
    status: 'cancelled',
    missedReason: 'provider-absent',
    makesUpFor: null,
    makeUpDeclined: null,
  } as const;
  expect(countOwed({ sessions: pastSessions() }).open).toBe(50);
  expect(countOwed({ sessions: [...pastSessions(), session] }).open).toBe(80);
});
