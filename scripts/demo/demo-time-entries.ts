import type { TimeKind } from '#domain/caseload/time-entries/time-entry.ts';
import { type Day, momentOf, plusDays, type TimeZone } from '#domain/platform/dates.ts';
import { createTimeEntry } from '#server/caseload/time-entries/time-entry-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';

interface WeeklyTime {
  kind: TimeKind;
  weekday: number;
  time: string;
  duration: number;
  note: string | null;
}

const week: readonly WeeklyTime[] = [
  { kind: 'meeting', weekday: 1, time: '16:30', duration: 45, note: 'Team meeting at the school' },
  { kind: 'travel', weekday: 3, time: '16:30', duration: 20, note: null },
  { kind: 'testing', weekday: 4, time: '07:00', duration: 45, note: 'Scoring' },
  { kind: 'documentation', weekday: 5, time: '16:30', duration: 60, note: null },
];

const weeksBack = 6;
const weeksAhead = 3;

/** Adds the therapist's time without a child of some weeks, on open days. */
export async function addTimeEntries(
  queries: CaseloadWrites,
  { today, isClosed, timeZone }: { today: Day; isClosed: (day: Day) => boolean; timeZone: TimeZone },
): Promise<void> {
  const sunday = plusDays(today, -new Date(`${today}T12:00:00Z`).getUTCDay());
  for (let weeks = -weeksBack; weeks <= weeksAhead; weeks += 1) {
    for (const { weekday, time, ...entry } of week) {
      const day = plusDays(sunday, 7 * weeks + weekday);
      if (isClosed(day)) continue;
      await createTimeEntry(queries, { ...entry, date: momentOf(day, time, timeZone) });
    }
  }
}
