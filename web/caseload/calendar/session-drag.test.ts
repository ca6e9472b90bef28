import { describe, expect, test } from 'vitest';
import { moveDraft, moveDraftByDays, resizeDraft } from './session-drag.ts';

const week = ['2026-11-15', '2026-11-16', '2026-11-17'];
const draft = { key: 'session-1', day: '2026-11-16', start: 540, duration: 45 };

describe('Moving a session', () => {
  test.each([
    ['a day on', 1, '2026-11-17'],
    ['beyond the last day', 5, '2026-11-17'],
    ['before the first day', -5, '2026-11-15'],
  ])('%s', (_, days, day) => {
    expect(moveDraftByDays(draft, days, week)).toEqual({ ...draft, day });
  });

  test.each([
    ['to a quarter of an hour', 20, 555],
    ['up', -15, 525],
    ['above midnight', -900, 0],
    ['below midnight', 2000, 1395],
  ])('%s', (_, minutes, start) => {
    expect(moveDraft(draft, minutes)).toEqual({ ...draft, start });
  });

  test('to another day alone keeps a start that is not on a quarter hour', () => {
    expect(moveDraft({ ...draft, start: 550 }, 0).start).toBe(550);
  });
});

describe('Changing the length', () => {
  test.each([
    [15, 60],
    [10, 60],
    [-15, 30],
    [-300, 15],
    [5000, 900],
  ])('by %i minutes', (minutes, duration) => {
    expect(resizeDraft(draft, minutes)).toEqual({ ...draft, duration });
  });
});
