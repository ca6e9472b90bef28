import type { Day } from '#domain/platform/dates.ts';
import { weekOf } from '#domain/platform/week.ts';

const DAILY = 7;
const WEEKLY = 4;
const MONTHLY = 12;

/**
 * Returns the daily backups to delete: all but the latest 7, the latest of each of the last 4 weeks and of each of the
 * last 12 months that have one.
 */
export function expiredBackups(days: readonly Day[]): Day[] {
  const newestFirst = [...new Set(days)].sort().reverse();
  const kept = new Set([
    ...newestFirst.slice(0, DAILY),
    ...latestOfEach(newestFirst, weekStart, WEEKLY),
    ...latestOfEach(newestFirst, (day) => day.slice(0, 7), MONTHLY),
  ]);
  return newestFirst.filter((day) => !kept.has(day));
}

function latestOfEach(newestFirst: readonly Day[], spanOf: (day: Day) => string, count: number): Day[] {
  const latest = new Map<string, Day>();
  for (const day of newestFirst) {
    const span = spanOf(day);
    if (!latest.has(span)) latest.set(span, day);
  }
  return [...latest.values()].slice(0, count);
}

function weekStart(day: Day): string {
  return weekOf(day).at(0) ?? day;
}
