import * as z from 'zod/mini';
import { dayOf, isDay, isTime, momentOf, type TimeZone, timeOfDay } from '#domain/platform/dates.ts';
import { optionalText } from '#domain/platform/text.ts';
import { type NewTimeEntry, newTimeEntry, type TimeEntry } from './time-entry.ts';

const DEFAULT_MINUTES = 60;
const { kind, date, duration } = newTimeEntry.shape;

/** The form for time without a child while it is edited. */
export const timeEntryFormSchema = z.object({
  kind: z.pipe(z.string(), kind),
  date: z.pipe(date, z.string().check(z.refine(isDay, 'Please enter a valid date'))),
  time: z.string().check(z.refine(isTime, 'Please enter a time like 14:30')),
  duration,
  note: optionalText(),
});
export type TimeEntryFormValues = z.input<typeof timeEntryFormSchema>;
export type TimeEntryFormResult = z.output<typeof timeEntryFormSchema>;

export interface TimeEntryFormStart {
  entry?: TimeEntry | undefined;
  /** The suggested day and time ("HH:mm") of a new entry. */
  date?: string | undefined;
  time?: string | undefined;
}

/** Returns the form's initial values. */
export function timeEntryFormStart(
  { entry, date = '', time = '' }: TimeEntryFormStart,
  timeZone: TimeZone,
): TimeEntryFormValues {
  return {
    kind: entry?.kind ?? '',
    date: entry ? dayOf(entry.date, timeZone) : date,
    time: entry ? timeOfDay(entry.date, timeZone) : time,
    duration: entry?.duration ?? DEFAULT_MINUTES,
    note: entry?.note ?? '',
  };
}

/** Converts the form to the request: day and time as one instant in the practice's time zone. */
export function timeEntryOfForm({ time, ...typed }: TimeEntryFormResult, timeZone: TimeZone): NewTimeEntry {
  return { ...typed, date: momentOf(typed.date, time, timeZone) };
}
