import type { Session } from '#domain/caseload/sessions/session.ts';
import { tookPlace } from '#domain/caseload/sessions/took-place.ts';
import type { TimeZone } from '#domain/platform/dates.ts';
import { momentsOf, type Period } from './report-period.ts';
import { rowsBySlice, slicesOf, type TimeSlice } from './time-slices.ts';

/** Returns the sessions, or other appointments, that begin in a period. */
export function sessionsIn<Appointment extends Pick<Session, 'date'>>(
  sessions: readonly Appointment[],
  period: Period,
  timeZone: TimeZone,
): Appointment[] {
  const { from, until } = momentsOf(period, timeZone);
  return sessions.filter(({ date }) => date >= from && date < until);
}

type Attended = Pick<Session, 'status' | 'noteStatus'>;

/** Returns whether a session counts for attendance: cancelled and scheduled ones, and withdrawn notes, do not. */
export function isExpected({ status, noteStatus }: Attended): boolean {
  return noteStatus !== 'withdrawn' && ['completed', 'absence', 'no-show'].includes(status);
}

/** Returns the share of expected sessions that were completed, from 0 to 1; null if none was expected. */
export function attendanceRate(sessions: readonly Attended[]): number | null {
  const expected = sessions.filter(isExpected);
  if (expected.length === 0) return null;
  return expected.filter(tookPlace).length / expected.length;
}

export interface SessionSlice {
  slice: TimeSlice;
  sessions: Session[];
}

/** Returns the sessions of a period over time, oldest first. */
export function sessionsOverTime(
  sessions: readonly Session[],
  period: Period,
  timeZone: TimeZone,
): SessionSlice[] {
  const slices = slicesOf(period);
  const parts = rowsBySlice(sessions, slices, ({ date }) => date, timeZone);
  return slices.map((slice, index) => ({ slice, sessions: parts[index] ?? [] }));
}
