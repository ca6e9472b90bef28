import type { Day } from '#domain/platform/dates.ts';
import { useSessionsOfDays } from '#web/caseload/sessions/session-queries.ts';
import { useTimeEntriesOfDays } from '#web/caseload/time-entries/time-entry-queries.ts';
import { loadedTogether } from '#web/platform/api/loaded-together.ts';

/** Loads the sessions of some days, and the time without a child. */
export function useCalendarRecords(from: Day, to: Day) {
  const sessions = useSessionsOfDays(from, to);
  const timeEntries = useTimeEntriesOfDays(from, to);
  return {
    data:
      sessions.data && timeEntries.data
        ? { sessions: sessions.data, timeEntries: timeEntries.data }
        : undefined,
    ...loadedTogether([sessions, timeEntries]),
  };
}
