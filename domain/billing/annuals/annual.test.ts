import { expect, test } from 'vitest';
import { annualDay, newAnnual } from './annual.ts';

const cents = 'Amount must be a whole number of cents of at least 0';

test.each([
  [{}, undefined],
  [{ amount: undefined }, undefined],
  [{ amount: 0 }, undefined],
  [{ date: undefined }, 'Date is required'],
  [{ date: '' }, 'Date is required'],
  [{ clientId: undefined }, 'Client is required'],
  [{ amount: -1 }, cents],
  [{ amount: 50.5 }, cents],
  [{ amount: '5000' }, cents],
  [{ amount: 99_999_901 }, 'Amount is too large'],
])('A new annual record with %o: %s', (changes, message) => {
  const parsed = newAnnual.safeParse({ clientId: 1, date: '2026-09-15', amount: 5_000, ...changes });
  expect(parsed.error?.issues[0]?.message).toBe(message);
});

test.each([
  ['2026-09-15', '2026-09-15'],
  ['2026-09-15T14:00:00.000Z', '2026-09-15'],
  ['2026-09-15T03:59:59.000Z', '2026-09-14'],
  ['2026-09-15T04:00:00.000Z', '2026-09-15'],
  ['2026-12-15T04:59:59.000Z', '2026-12-14'],
  ['2026-09-15T00:00:00+14:00', '2026-09-14'],
  ['2026-02-29', undefined],
  ['yesterday', undefined],
  ['15.09.2026', undefined],
])('The date %s is the calendar date %s in New York', (date, day) => {
  expect(annualDay(date, 'America/New_York')).toBe(day);
});
