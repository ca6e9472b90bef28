import { expect, test } from 'vitest';
import { shortDay } from '#domain/platform/dates.ts';
import { canTakeOver, pulledWith, pulledWithout } from './pull-forward.ts';

test('A section stores the day it was copied from until its text is edited', () => {
  const pulled = pulledWith({ planText: '2026-09-04' }, { section: 'notes', on: '2026-09-11' });
  expect(pulled).toEqual({ planText: '2026-09-04', notes: '2026-09-11' });
  expect(pulledWith(pulled, { section: 'notes', on: '2026-09-18' })).toMatchObject({ notes: '2026-09-18' });
  expect(pulledWithout(pulled, 'notes')).toEqual({ planText: '2026-09-04' });
  expect(pulledWithout({}, 'assessment')).toEqual({});
});

test.each([
  ['', true],
  [' \n', true],
  ['Came in quiet.', false],
])('A section with %j can be filled from an earlier note: %s', (text, expected) =>
  expect(canTakeOver(text)).toBe(expected),
);

test.each([
  ['2026-09-04', '2026-11-23', 'Sep 4'],
  ['2025-12-18', '2026-01-08', 'Dec 18, 2025'],
])('%s is formatted on %s as %s', (on, today, words) => expect(shortDay(on, today)).toBe(words));
