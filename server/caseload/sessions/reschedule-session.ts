import { makeUpDuration, makeUpNeed } from '#domain/caseload/sessions/make-up-need.ts';
import { canBeRescheduled } from '#domain/caseload/sessions/missed-session.ts';
import type { Rescheduling } from '#domain/caseload/sessions/reschedule.ts';
import { type Session, sessionRecord } from '#domain/caseload/sessions/session.ts';
import { takesTime } from '#domain/caseload/sessions/session-span.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { formatDate } from '#domain/platform/dates.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { meetingWithRoom } from './meeting-with-room.ts';
import { changeSession, momentOfSession, scheduleSession } from './save-session.ts';
import { getSession, listSessions } from './session-store.ts';

/**
 * Reschedules a session: creates a new one for its client with the same type that refers to the missed one, and sets a
 * scheduled one to `missedAs`. It has the same length or, toward a mandate, the minutes that are still open. Throws 409
 * if nothing of the session is left to make up.
 */
export async function rescheduleSession(
  queries: CaseloadWrites,
  id: number,
  { date, time, duration, missedAs, missedReason, groupId }: Rescheduling,
  settings: PracticeSettings,
): Promise<Session> {
  const session = await getSession(queries, id);
  const { clientId, mandateId } = session;
  const need = await openNeed(queries, session, settings);
  const moment = momentOfSession(date, time, settings);
  const meeting =
    groupId == null
      ? undefined
      : await meetingWithRoom(queries, { groupId, date: moment, clientId, mandateId }, settings);
  const status = session.status === 'scheduled' ? missedAs : undefined;
  if (status !== undefined || missedReason != null) {
    await changeSession(queries, id, { status, missedReason }, settings);
  }
  const type = session.type === 'absent' ? 'individual' : session.type;
  const planned = {
    clientId,
    date: moment,
    duration: meeting?.duration ?? duration ?? need.duration,
    type: meeting ? ('group' as const) : type,
    status: 'scheduled' as const,
    mandateId,
  };
  const links = { makesUpFor: need.missed.date, groupId: meeting ? meeting.groupId : null };
  const madeUpFor = await scheduleSession(queries, planned, settings, links);
  // Undone in one step with the change of the missed session.
  queries.undo.added(sessionRecord, madeUpFor);
  return madeUpFor;
}

/** Returns what a make-up of a session names, and how long it lasts. Throws 409 if nothing is left to make up. */
async function openNeed(
  queries: CaseloadQueries,
  session: Session,
  settings: PracticeSettings,
): Promise<{ missed: Session; duration: number }> {
  const { clientId, mandateId, duration } = session;
  if (mandateId === null) {
    if (!canBeRescheduled(session)) throw tookPlace();
    const makeUps = await listSessions(queries, { clientId, makesUpFor: session.date });
    const planned = makeUps.find(takesTime);
    if (planned) throw madeUpAlready(planned, settings);
    return { missed: session, duration };
  }
  const sessions = await listSessions(queries, { clientId, mandateId });
  const lengths = await queries.sessionTerms(
    sessions.map((one) => ({
      ...one,
      isInGroup: one.type === 'group',
      stated: mandateId,
      current: mandateId,
    })),
    settings.timeZone,
  );
  const { missed, minutes, makeUps } = makeUpNeed(
    sessions.find(({ id }) => id === session.id) ?? session,
    sessions,
    (one) => lengths[sessions.indexOf(one)]?.minutes ?? one.duration,
  );
  if (minutes > 0) return { missed, duration: makeUpDuration(minutes) };
  const [planned] = makeUps;
  throw planned ? madeUpAlready(planned, settings) : tookPlace();
}

function tookPlace() {
  return conflict('This session took place, so it cannot be planned for another time');
}

function madeUpAlready({ date }: Session, { timeZone }: PracticeSettings) {
  return conflict(
    `This session was rescheduled to ${formatDate(date, timeZone)} already. Please change that one`,
  );
}
