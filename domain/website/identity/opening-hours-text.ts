import type { SiteLanguage } from '#domain/platform/site-language.ts';
import {
  type OpenDays,
  type OpenSpan,
  type OpenWeek,
  openDays,
  WEEKDAYS,
  type Weekday,
} from './opening-hours.ts';
import { spanishTime, spanishWeekday } from './spanish-dates.ts';

interface HoursWriting {
  day(day: Weekday): string;
  days(first: string, last: string): string;
  times(span: OpenSpan): string;
  /** Between days and their hours. */
  beforeHours: string;
  locale: string;
}

const writings: Record<SiteLanguage, HoursWriting> = {
  en: {
    day: (day) => day,
    days: (first, last) => `${first}-${last}`,
    times: ({ opens, closes }) => `${englishTime(opens)}-${englishTime(closes)}`,
    beforeHours: ' ',
    locale: 'en-US',
  },
  es: {
    day: spanishWeekday,
    days: (first, last) => `${first} a ${last}`,
    times: ({ opens, closes }) => `de ${spanishTime(opens)} a ${spanishTime(closes)}`,
    beforeHours: ', ',
    locale: 'es-US',
  },
};

/** Returns opening hours as text: "Monday-Thursday 8am-5pm, Friday 8am-12pm". */
export function weekText(week: OpenWeek, language: SiteLanguage): string {
  const writing = writings[language];
  const parts = openDays(week).map((group) => groupText(group, writing));
  return parts.join(parts.some((part) => part.includes(',')) ? '; ' : ', ');
}

function groupText({ days, spans }: OpenDays, writing: HoursWriting): string {
  const runs = runsOf(days).map(([first, last]) =>
    first === last ? writing.day(first) : writing.days(writing.day(first), writing.day(last)),
  );
  const list = new Intl.ListFormat(writing.locale);
  return `${list.format(runs)}${writing.beforeHours}${list.format(spans.map(writing.times))}`;
}

/** Returns the first and last day of each run of consecutive days. */
function runsOf(days: readonly Weekday[]): [Weekday, Weekday][] {
  const runs: [Weekday, Weekday][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run !== undefined && WEEKDAYS.indexOf(run[1]) + 1 === WEEKDAYS.indexOf(day)) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

/** Formats a time of day without zero minutes: "8am", "12:30pm". */
function englishTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}
