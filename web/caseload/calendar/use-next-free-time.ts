import { freeDays } from '#domain/caseload/sessions/free-slots.ts';
import { type Day, dayOf, plusDays, timeOfDay } from '#domain/platform/dates.ts';
import { useClosingOn } from '#web/caseload/closings/use-closing-on.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { useCurrentMinute } from '#web/platform/ui/use-current-minute.ts';
import type { CalendarRecords } from './calendar-blocks.ts';
import type { FreeTime } from './free-time-dialog.tsx';

const DAYS_SEARCHED = 14;

/** Returns the first time from a day on that is free for a session of the usual length; undefined without one. */
export function useNextFreeTime(records: CalendarRecords, from: Day): FreeTime | undefined {
  const { timeZone, workingHours, sessionMinutes } = usePracticeSettings();
  const closingOn = useClosingOn();
  const now = useCurrentMinute().toISOString();
  const days = Array.from({ length: DAYS_SEARCHED }, (_, count) => plusDays(from, count));
  const open = days.filter((day) => closingOn(day) === undefined);
  const search = { days: open, ...records, duration: sessionMinutes, now, workingHours, timeZone };
  const start = freeDays(search).next().value?.starts[0];
  return start === undefined ? undefined : { date: dayOf(start, timeZone), time: timeOfDay(start, timeZone) };
}
