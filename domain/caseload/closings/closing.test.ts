import { describe, expect, test } from 'vitest';
import { closedDaysText, closedText, closingOn } from './closed-days.ts';
import { cancelText, closedSessions, cycledText, stayingText } from './closed-sessions.ts';
import { newClosing } from './closing.ts';

const thanksgiving = { firstDay: '2026-11-26', lastDay: '2026-11-27', reason: 'Thanksgiving' };

test.each([
  [{}, undefined],
  [{ lastDay: '2026-11-26' }, undefined],
  [{ lastDay: '2027-11-26' }, undefined],
  [{ reason: ' ' }, 'Reason is required'],
  [{ reason: 'x'.repeat(201) }, 'Please shorten this to 200 characters'],
  [{ firstDay: '' }, 'Please enter a valid first day'],
  [{ lastDay: '2026-02-30' }, 'Please enter a valid last day'],
  [{ lastDay: '2026-11-25' }, 'The last day must not be before the first'],
  [{ lastDay: '2027-11-27' }, 'A closing lasts a year at most. Please check its last day'],
])('A closing with %o: %s', (changes, message) => {
  const { error } = newClosing.safeParse({ ...thanksgiving, ...changes });
  expect(error?.issues[0]?.message).toBe(message);
});

describe('A closing', () => {
  const winter = { firstDay: '2026-12-24', lastDay: '2027-01-01', reason: 'Winter break' };
  const snow = { firstDay: '2026-12-28', lastDay: '2026-12-28', reason: 'Snow day' };
  test.each([
    ['2026-11-25', undefined],
    ['2026-11-26', 'Thanksgiving'],
    ['2026-11-27', 'Thanksgiving'],
    ['2026-11-28', undefined],
    ['2026-12-27', 'Winter break'],
    ['2026-12-28', 'Snow day'],
  ])('is on %s %s', (day, reason) => {
    expect(closingOn(day, [thanksgiving, snow, winter])?.reason).toBe(reason);
  });

  test('is described in a sentence, with its days', () => {
    expect(closedText(snow)).toBe('The practice is closed that day: Snow day');
    expect(closedDaysText(snow)).toBe('Dec 28, 2026');
    expect(closedDaysText(winter)).toBe('Dec 24, 2026 – Jan 1, 2027');
  });
});

describe('The sessions on closed days', () => {
  const sessions = (['scheduled', 'completed', 'cancelled', 'no-show', 'absence', 'scheduled'] as const).map(
    (status, index) => ({ id: index + 1, status }),
  );

  test('can be cancelled if they are planned and not invoiced', () => {
    expect(closedSessions(sessions, new Set())).toEqual({ planned: [1, 6], staying: 3 });
    expect(closedSessions(sessions, new Set([6, 2]))).toEqual({ planned: [1], staying: 4 });
    expect(closedSessions([], new Set())).toEqual({ planned: [], staying: 0 });
  });

  test('are counted in the texts', () => {
    const day = { firstDay: '2026-12-28', lastDay: '2026-12-28' };
    expect(cancelText(1, day)).toBe('Cancel the session of that day');
    expect(cancelText(6, day)).toBe('Cancel the 6 sessions of that day');
    expect(cancelText(6, thanksgiving)).toBe('Cancel the 6 sessions of these days');
    expect(cycledText(0)).toBeUndefined();
    expect(cycledText(2)).toMatch(/^2 later sessions repeat by school days and keep their dates\./);
    expect(cycledText(1)).toMatch(/^1 later session repeats by school days and keeps its date\./);
    expect(stayingText(0)).toBeUndefined();
    expect(stayingText(1)).toBe('1 session stays as it is: it took place, was missed, or is billed.');
    expect(stayingText(2)).toBe('2 sessions stay as they are: they took place, were missed, or are billed.');
  });
});
