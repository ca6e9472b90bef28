import { type Day, daysBetween, plusDays } from '#domain/platform/dates.ts';

/** Whether a service log is a grid of the days of each month, or a line for each session. */
export const logLayouts = ['grid', 'lines'] as const;
export type LogLayout = (typeof logLayouts)[number];

/** What a log is called on paper. */
export const logTitles: Record<LogLayout, string> = { grid: 'Attendance Log', lines: 'Session Log' };

const LONGEST_DAYS = 366;

/** Returns what is wrong with the days of a log; undefined if nothing is. */
export function logDaysFault({ from, to }: { from: Day; to: Day }): string | undefined {
  if (to < from) return 'The last day must not be before the first';
  return daysBetween(from, to) < LONGEST_DAYS ? undefined : 'A service log is over at most a year';
}

/** Returns the first and the last day of a day's month. */
export function monthOfDay(day: Day): { from: Day; to: Day } {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: plusDays(`${plusDays(from, 31).slice(0, 7)}-01`, -1) };
}

/** Returns the file name of a log without its ending: "attendance-log-2026-10-01-to-2026-10-31". */
export function logFileName(layout: LogLayout, { from, to }: { from: Day; to: Day }): string {
  return `${logTitles[layout].toLowerCase().replace(' ', '-')}-${from}-to-${to}`;
}
