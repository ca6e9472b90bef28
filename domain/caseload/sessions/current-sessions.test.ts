import { describe, expect, test } from 'vitest';
import { nowAndNext, sessionPhase, waitText } from './current-sessions.ts';
import type { SessionStatus, SessionType } from './session-words.ts';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;

function session(time: string, status: SessionStatus = 'scheduled', type: SessionType = 'individual') {
  return { date: at(time), duration: 60, status, type };
}

test.each([
  ['09:59', 'later'],
  ['10:00', 'now'],
  ['10:59', 'now'],
  ['11:00', 'past'],
])('At %s a session from 10:00 to 11:00 is %s', (time, when) => {
  expect(sessionPhase(session('10:00'), at(time))).toBe(when);
});

describe('The current and next sessions', () => {
  const times = (sessions: { date: string }[]) => sessions.map(({ date }) => date.slice(11, 16));
  function found(sessions: ReturnType<typeof session>[], time: string) {
    const { current, next } = nowAndNext(sessions, at(time));
    return [times(current), times(next)];
  }

  test.each([
    ['before the first, although it is checked in already', '08:00', [], ['10:00']],
    ['during one', '09:30', ['09:00'], ['10:00']],
    ['as one ends and the next begins', '10:00', ['10:00'], ['13:00', '13:00']],
    ['between two', '12:00', [], ['13:00', '13:00']],
    ['during a group', '13:30', ['13:00', '13:00'], []],
    ['after the last', '15:00', [], []],
  ])('%s', (_, time, current, next) => {
    const day = [session('09:00', 'completed'), session('10:00'), session('13:00'), session('13:00')];
    expect(found(day, time)).toEqual([current, next]);
  });

  test('leave out cancelled, missed and planned absent sessions', () => {
    const away = [
      session('09:00', 'cancelled'),
      session('09:00', 'absence'),
      session('09:00', 'no-show'),
      session('09:00', 'scheduled', 'absent'),
    ];
    expect(found(away, '09:30')).toEqual([[], []]);
    expect(found([...away, session('10:00')], '08:00')).toEqual([[], ['10:00']]);
  });
});

test.each([
  ['09:00', '09:25', 'in 25 min'],
  ['09:00', '10:00', 'in 1 h'],
  ['09:00', '11:05', 'in 2 h 5 min'],
])('from %s to %s the wait is %s', (now, later, text) => {
  expect(waitText(at(now), at(later))).toBe(text);
});

test('A started minute counts as a whole one', () => {
  expect(waitText('2026-11-20T08:59:30.000Z', at('09:00'))).toBe('in 1 min');
  expect(waitText('2026-11-20T08:58:59.000Z', at('09:00'))).toBe('in 2 min');
});
