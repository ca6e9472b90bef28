import { type Day, daysBetween, MONTHS, plusDays } from '#domain/platform/dates.ts';
import type { GraphDays } from './goal-lines.ts';

export interface DayMark {
  on: Day;
  label: string;
}

const SHORT_SPAN_DAYS = 62;
const daySteps = [1, 2, 7, 14];
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120, 600];

/**
 * Returns at most `most` days to label below a graph: first days of months or, for a short span, single days.
 */
export function dayMarks({ first, last }: GraphDays, most: number): DayMark[] {
  const span = daysBetween(first, last);
  if (span > SHORT_SPAN_DAYS) return monthMarks({ first, last }, most);
  const step = daySteps.find((days) => span / days < most) ?? span;
  const count = Math.floor(span / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const on = plusDays(first, index * step);
    return { on, label: `${monthName(on)} ${Number(on.slice(8))}` };
  });
}

function monthMarks({ first, last }: GraphDays, most: number): DayMark[] {
  const months = monthsOf(first, last);
  const step = monthSteps.find((each) => months.length / each <= most) ?? months.length;
  const shown = months.filter((on) => (12 * year(on) + monthNumber(on) - 1) % step === 0);
  return shown.map((on, index) => ({ on, label: labelOf(on, shown[index - 1], step) }));
}

/** Returns a label with the year at the start of a year, and if months are not labeled. */
function labelOf(on: Day, before: Day | undefined, step: number): string {
  if (step >= 12) return String(year(on));
  const isNewYear = before === undefined || year(before) !== year(on);
  return isNewYear ? `${monthName(on)} ${year(on)}` : monthName(on);
}

/** Returns the first day of each month that starts in the span. */
function monthsOf(first: Day, last: Day): Day[] {
  const count = 12 * (year(last) - year(first)) + monthNumber(last) - monthNumber(first);
  return Array.from({ length: count + 1 }, (_, index) => {
    const months = monthNumber(first) - 1 + index;
    const month = String((months % 12) + 1).padStart(2, '0');
    return `${year(first) + Math.floor(months / 12)}-${month}-01`;
  }).filter((on) => on >= first);
}

const year = (on: Day) => Number(on.slice(0, 4));
const monthNumber = (on: Day) => Number(on.slice(5, 7));
const monthName = (on: Day) => (MONTHS[monthNumber(on) - 1] ?? '').slice(0, 3);
