import { expect, test } from 'vitest';
import { plusDays } from '#domain/platform/dates.ts';
import { expiredBackups } from './backup-policy.ts';

test('a week of backups is kept whole', () => {
  const week = Array.from({ length: 7 }, (_, days) => plusDays('2026-11-21', -days));
  expect(expiredBackups(week)).toEqual([]);
});

test('of two years, one by one, the latest 7, 4 weeks and 12 months stay', () => {
  let kept: string[] = [];
  for (let days = 730; days >= 0; days -= 1) {
    const all = [...kept, plusDays('2026-11-21', -days)];
    const expired = expiredBackups(all);
    kept = all.filter((day) => !expired.includes(day));
  }
  expect(kept.toReversed()).toEqual([
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-16',
    '2026-11-15',
    '2026-11-14',
    '2026-11-07',
    '2026-10-31',
    ...kept.toReversed().slice(10),
  ]);
  const months = new Set(kept.map((day) => day.slice(0, 7)));
  expect(months.size).toBe(12);
  expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12);
  expect(kept).toContain('2026-09-30');
});
