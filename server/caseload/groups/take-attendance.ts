import type { Attendance } from '#domain/caseload/groups/attendance.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { parseMoment } from '#domain/platform/dates.ts';
import { changeSession } from '#server/caseload/sessions/save-session.ts';
import { getSession } from '#server/caseload/sessions/session-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { invalid, refuseStale } from '#server/platform/http/errors.ts';
import { getGroup } from './group-store.ts';

/**
 * Saves the attendance of one meeting, all of it or nothing. Throws 404 for a missing or another therapist's session,
 * 400 for one of another meeting, 409 if one was changed since the caller saw it.
 */
export async function takeAttendance(
  queries: CaseloadWrites,
  { groupId, date, sessions }: Attendance,
  settings: PracticeSettings,
): Promise<Session[]> {
  await getGroup(queries, groupId);
  const moment = parseMoment(date, undefined, settings.timeZone);
  if (new Set(sessions.map(({ sessionId }) => sessionId)).size < sessions.length) {
    throw invalid('A session is named twice');
  }
  const taken: Session[] = [];
  for (const { sessionId, updatedAt, ...attended } of sessions) {
    const before = await getSession(queries, sessionId);
    if (before.groupId !== groupId || before.date !== moment) {
      throw invalid('This session is not one of this meeting');
    }
    refuseStale(before, updatedAt);
    taken.push(
      hasAttendance(before, attended) ? before : await changeSession(queries, sessionId, attended, settings),
    );
  }
  return taken;
}

/** Returns whether a session already has this attendance: then it is not saved, and other tabs need no refresh. */
function hasAttendance(
  before: Session,
  {
    status,
    billable = before.billable,
    missedReason = before.missedReason,
  }: Pick<Attendance['sessions'][number], 'status' | 'billable' | 'missedReason'>,
): boolean {
  return before.status === status && before.billable === billable && before.missedReason === missedReason;
}
