import * as z from 'zod/mini';
import { weekdayNames } from '#domain/platform/week.ts';

const [sunday, ...otherDays] = weekdayNames;

/** The days of a week, Monday first. */
export const WEEKDAYS = [...otherDays, sunday] as const;

export type Weekday = (typeof WEEKDAYS)[number];

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time as HH:MM'));

/** A note on other hours, for example "Weekends by request". */
const note = z.string().check(z.trim(), z.maxLength(200));

const openSpan = z.object({ opens: clock, closes: clock }).check(
  z.refine(({ opens, closes }) => opens < closes, {
    error: 'Closing time must come after opening time',
    path: ['closes'],
  }),
);

/** The hours of one day: one or two spans, or none if closed. */
const openSpans = z.array(openSpan).check(
  z.refine((spans) => spans.length <= 2, 'A day opens twice at most'),
  z.refine(([first, second]) => !first || !second || first.closes < second.opens, {
    error: 'The second opening must come after the first',
    path: [1, 'opens'],
  }),
);

/** Opening hours, separately for each day. */
export const weeklyHours = z.object({
  week: z
    .object({
      Monday: openSpans,
      Tuesday: openSpans,
      Wednesday: openSpans,
      Thursday: openSpans,
      Friday: openSpans,
      Saturday: openSpans,
      Sunday: openSpans,
    })
    .check(
      z.refine((week) => WEEKDAYS.some((day) => week[day].length > 0), 'Please open on one day at least'),
    ),
  note,
});

export type OpenSpan = z.output<typeof openSpan>;
export type OpenWeek = z.output<typeof weeklyHours>['week'];

const weekday = z.enum(WEEKDAYS, 'Please choose a day of the week');

/** The former format of hours: the same on every day from the first to the last. */
const sameHours = z.object({ firstDay: weekday, lastDay: weekday, opens: clock, closes: clock, note });

/** Opening hours, also in the format of earlier editions. */
export const openingHoursSchema = z.union(
  [
    weeklyHours,
    z.pipe(
      z.pipe(
        sameHours,
        z.transform(({ firstDay, lastDay, note, ...span }) => ({
          week: weekOf((day) => (isBetween(firstDay, day, lastDay) ? [span] : [])),
          note,
        })),
      ),
      weeklyHours,
    ),
  ],
  'Please say for each day when the practice is open',
);

/** Returns a week with each day's hours from `spansOn`. */
export function weekOf(spansOn: (day: Weekday) => OpenSpan[]): OpenWeek {
  return {
    Monday: spansOn('Monday'),
    Tuesday: spansOn('Tuesday'),
    Wednesday: spansOn('Wednesday'),
    Thursday: spansOn('Thursday'),
    Friday: spansOn('Friday'),
    Saturday: spansOn('Saturday'),
    Sunday: spansOn('Sunday'),
  };
}

/** Days with the same hours. */
export interface OpenDays {
  days: Weekday[];
  spans: OpenSpan[];
}

/** Returns the days on which the practice is open, grouped by hours, Monday first. */
export function openDays(week: OpenWeek): OpenDays[] {
  const groups = Map.groupBy(
    WEEKDAYS.filter((day) => week[day].length > 0),
    (day) => JSON.stringify(week[day].map(({ opens, closes }) => [opens, closes])),
  );
  return [...groups.values()].flatMap((days) => (days[0] ? [{ days, spans: week[days[0]] }] : []));
}

function isBetween(first: Weekday, day: Weekday, last: Weekday): boolean {
  const place = WEEKDAYS.indexOf(day);
  return WEEKDAYS.indexOf(first) <= place && place <= WEEKDAYS.indexOf(last);
}
