import {
  type Day,
  daysBetween,
  formatDay,
  plusDays,
  startOfDay,
  type TimeZone,
} from '#domain/platform/dates.ts';
import { weekOf } from '#domain/platform/week.ts';
import { firstOfMonth, lastDayOf, type Period } from './report-period.ts';

const DAYS_DRAWN = 31;
const DAYS_OF_WEEKS_DRAWN = 100;
const DAYS_OF_MONTHS_DRAWN = 3 * 366;

type Step = 'day' | 'week' | 'month' | 'year';

/** A part of a period, for charts over time. */
export interface TimeSlice extends Period {
  /** "Sep 1 – Sep 6", "Sep 2026" or "2026". */
  label: string;
  /** A label that fits under a bar. */
  shortLabel: string;
}

/**
 * Divides a period into a readable number of parts: weeks from Sunday (days, if `finest` says so and the period is at
 * most a month), months, or years; the first and last are shortened to the period.
 */
export function slicesOf(period: Period, finest: 'day' | 'week' = 'week'): TimeSlice[] {
  const step = stepFor(daysBetween(period.from, period.until), finest);
  const slices: TimeSlice[] = [];
  let { from } = period;
  while (from < period.until) {
    const next = nextStart(from, step);
    const until = next < period.until ? next : period.until;
    slices.push({ from, until, ...labelsOf({ from, until }, step) });
    from = until;
  }
  return slices;
}

/** Assigns rows to slices; `dayOrMomentOf` returns a row's day, or its instant, read in `timeZone`. */
export function rowsBySlice<Row>(
  rows: readonly Row[],
  slices: readonly TimeSlice[],
  dayOrMomentOf: (row: Row) => string,
  timeZone?: TimeZone,
): Row[][] {
  const starts = slices.map(({ from }) => (timeZone === undefined ? from : startOfDay(from, timeZone)));
  const parts: Row[][] = slices.map(() => []);
  for (const row of rows) {
    const at = dayOrMomentOf(row);
    parts[starts.findLastIndex((start) => start <= at)]?.push(row);
  }
  return parts;
}

function stepFor(days: number, finest: 'day' | 'week'): Step {
  if (finest === 'day' && days <= DAYS_DRAWN) return 'day';
  if (days <= DAYS_OF_WEEKS_DRAWN) return 'week';
  return days <= DAYS_OF_MONTHS_DRAWN ? 'month' : 'year';
}

function nextStart(day: Day, step: Step): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  if (step === 'month') return firstOfMonth(year, month + 1);
  if (step === 'year') return firstOfMonth(year + 1, 1);
  return plusDays(step === 'week' ? (weekOf(day)[6] ?? day) : day, 1);
}

function labelsOf(slice: Period, step: Step): Pick<TimeSlice, 'label' | 'shortLabel'> {
  const [year = ''] = slice.from.split('-');
  if (step === 'year') return { label: year, shortLabel: year };
  const first = dayAndMonth(slice.from);
  if (step === 'month') {
    const month = first.slice(0, 3);
    return { label: `${month} ${year}`, shortLabel: month };
  }
  const last = dayAndMonth(lastDayOf(slice));
  return { label: first === last ? first : `${first} – ${last}`, shortLabel: first };
}

/** "Sep 4" */
function dayAndMonth(day: Day): string {
  return formatDay(day).replace(/,.*/, '');
}
