import { describe, expect, test } from 'vitest';
import { movedDraft, stretchedDraft } from './session-drag.ts';

const week = ['2026-11-15', '2026-11-16', '2026-11-17'];
const draft = { id: 1, day: '2026-11-16', start: 540, duration: 45 };

describe('Moving', () => {
  test.each([
    ['a day on', { days: 1, minutes: 0 }, { day: '2026-11-17' }],
    ['beyond the last day', { days: 5, minutes: 0 }, { day: '2026-11-17' }],
    ['before the first day', { days: -5, minutes: 0 }, { day: '2026-11-15' }],
    ['to a quarter of an hour', { days: 0, minutes: 20 }, { start: 555 }],
    ['up', { days: 0, minutes: -15 }, { start: 525 }],
    ['above midnight', { days: 0, minutes: -900 }, { start: 0 }],
    ['below midnight', { days: 0, minutes: 2000 }, { start: 1395 }],
  ])('%s', (_, by, changes) => {
    expect(movedDraft(draft, by, week)).toEqual({ ...draft, ...changes });
  });

  test('to another day alone keeps a time that is no quarter of an hour', () => {
    expect(movedDraft({ ...draft, start: 550 }, { days: 1, minutes: 0 }, week).start).toBe(550);
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
    expect(stretchedDraft(draft, minutes)).toEqual({ ...draft, duration });
  });
});
