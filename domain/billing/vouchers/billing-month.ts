import { type Day, formatDay, isDay, MONTHS, plusDays } from '#domain/platform/dates.ts';

/** A month of a year: "2026-10". */
export type Month = string;

/** The days of a bill, the first and the last. */
export interface BillDays {
  fromOn: Day;
  untilOn: Day;
}

/** Returns whether a text names a month. */
export function isMonth(text: string): text is Month {
  return text.length === 7 && isDay(`${text}-01`);
}

/** Returns the last month that is over: it is billed next. */
export function lastFinishedMonth(today: Day): Month {
  return monthBefore(today.slice(0, 7));
}

/** Returns months up to the one of a day, the latest first. */
export function monthsThrough(today: Day, count: number): Month[] {
  const months = [today.slice(0, 7)];
  while (months.length < count) months.push(monthBefore(months.at(-1) ?? ''));
  return months;
}

function monthBefore(month: Month): Month {
  return plusDays(`${month}-01`, -1).slice(0, 7);
}

const MORE_THAN_A_MONTH_DAYS = 31;

/** Returns the days of a month. */
export function daysOfMonth(month: Month): BillDays {
  const fromOn = `${month}-01`;
  const next = plusDays(fromOn, MORE_THAN_A_MONTH_DAYS).slice(0, 7);
  return { fromOn, untilOn: plusDays(`${next}-01`, -1) };
}

/** Returns the days of a bill for display: "October 2026" for a whole month, else "Oct 1, 2026 – Oct 15, 2026". */
export function billDaysText({ fromOn, untilOn }: BillDays): string {
  const month = fromOn.slice(0, 7);
  const whole = daysOfMonth(month);
  if (whole.fromOn !== fromOn || whole.untilOn !== untilOn) {
    return `${formatDay(fromOn)} – ${formatDay(untilOn)}`;
  }
  return `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}
