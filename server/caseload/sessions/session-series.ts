import { randomUUID } from 'node:crypto';
import { changesForFollowing } from '#domain/caseload/sessions/series-change.ts';
import { type Session, type SessionChange, sessionRecord } from '#domain/caseload/sessions/session.ts';
import {
  type NewSeries,
  repeatMoments,
  repeatObstacle,
  type SessionRepeat,
} from '#domain/caseload/sessions/session-repeat.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { dayOf, type Instant } from '#domain/platform/dates.ts';
import { closedDaysFrom } from '#server/caseload/closings/closing-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { invalid } from '#server/platform/http/errors.ts';
import { closeAbsenceGap } from './absence-store.ts';
import { refuseBilled } from './billed-sessions.ts';
import { changeMeeting, listMeetings } from './meeting-change.ts';
import { refuseCycleMove } from './refuse-cycle-move.ts';
import { changedMoment, changeSession, momentOfSession, scheduleSession } from './save-session.ts';
import { deleteSession, getSession, listThisAndFollowing } from './session-store.ts';
import { refuseSignedDeletion } from './signed-sessions.ts';

/** Schedules a session for each date of a repeat, as one series. */
export async function scheduleSeries(
  queries: CaseloadWrites,
  { until, count, everyWeeks, weekdays, skip, cycle, ...session }: NewSeries,
  settings: PracticeSettings,
): Promise<Session[]> {
  const repeat = { until, count, everyWeeks, weekdays, skip, cycle };
  const first = momentOfSession(session.date, session.time, settings);
  const series = { seriesId: randomUUID(), cycleLength: cycle?.length ?? null };
  const sessions: Session[] = [];
  for (const date of await momentsOfRepeat(queries, first, repeat, settings)) {
    const scheduled = await scheduleSession(queries, { ...session, date }, settings, series);
    queries.undo.added(sessionRecord, scheduled);
    sessions.push(scheduled);
  }
  return sessions;
}

/** Returns the times of a repeat over the therapist's closings. Throws 400 if it is invalid. */
export async function momentsOfRepeat(
  queries: CaseloadQueries,
  first: Instant,
  repeat: SessionRepeat,
  { timeZone }: PracticeSettings,
): Promise<Instant[]> {
  const firstDay = dayOf(first, timeZone);
  const isClosed = await closedDaysFrom(queries, firstDay);
  const obstacle = repeatObstacle(firstDay, repeat, isClosed);
  if (obstacle !== undefined) throw invalid(obstacle);
  return repeatMoments(first, repeat, timeZone, isClosed);
}

/**
 * Changes a session and the others in `scope`; with `cancels`, a cancellation applies to them too. Throws 409 if there
 * are several and one is billed.
 */
export async function changeSessions(
  queries: CaseloadWrites,
  id: number,
  change: SessionChange,
  settings: PracticeSettings,
  { scope, cancels }: { scope: SessionScope; cancels: boolean },
): Promise<Session> {
  const before = await getSession(queries, id);
  switch (scopeOf(before, scope)) {
    case 'one':
      return changeSession(queries, id, change, settings);
    case 'following':
      return changeThisAndFollowing(queries, before, change, settings, cancels);
    case 'group':
      return changeMeeting(queries, before, change, settings, { isFollowed: false, cancels });
    case 'group-following':
      return changeMeeting(queries, before, change, settings, { isFollowed: true, cancels });
  }
}

/**
 * Changes a session and applies changes of its plan to the following ones of its series that are still planned as the
 * series is; with `cancels`, a cancellation too.
 */
async function changeThisAndFollowing(
  queries: CaseloadWrites,
  before: Session,
  change: SessionChange,
  settings: PracticeSettings,
  cancels: boolean,
): Promise<Session> {
  const sessions = await listThisAndFollowing(queries, before);
  await refuseBilled(queries, sessions);
  const { time: _time, updatedAt: _seen, ...requested } = change;
  const date = changedMoment(before, change, settings);
  refuseCycleMove(before, date, sessions, settings);
  const changed = await changeSession(queries, before.id, change, settings);
  const following = changesForFollowing(before, { ...requested, date }, sessions.slice(1), {
    timeZone: settings.timeZone,
    cancels,
  });
  for (const [session, carried] of following) {
    if (Object.keys(carried).length > 0) await changeSession(queries, session.id, carried, settings);
  }
  return changed;
}

/**
 * Deletes a session and the others in `scope`: the following ones of its series, the whole meeting of its group, or
 * this and later meetings. Throws 409 if one is billed.
 */
export async function deleteSessions(
  queries: CaseloadWrites,
  id: number,
  scope: SessionScope,
  settings: PracticeSettings,
): Promise<void> {
  const session = await getSession(queries, id);
  const sessions = await listInScope(queries, session, scope);
  await refuseBilled(queries, sessions);
  await refuseSignedDeletion(queries, sessions);
  // The last absence first, so that none moves up before it is deleted itself.
  for (const one of sessions.toReversed()) {
    await deleteSession(queries, one, settings.timeZone);
    if (one.status === 'absence') await closeAbsenceGap(queries, one, settings);
  }
}

async function listInScope(
  queries: CaseloadWrites,
  session: Session,
  scope: SessionScope,
): Promise<Session[]> {
  switch (scopeOf(session, scope)) {
    case 'one':
      return [session];
    case 'following':
      return listThisAndFollowing(queries, session);
    case 'group':
      return listMeetings(queries, session, false);
    case 'group-following':
      return listMeetings(queries, session, true);
  }
}

/** The sessions to which a change or a deletion applies. */
export const sessionScopes = ['one', 'following', 'group', 'group-following'] as const;
export type SessionScope = (typeof sessionScopes)[number];

/** Returns the scope for this session: without a group it has no meeting. */
function scopeOf({ groupId }: Session, scope: SessionScope): SessionScope {
  if (groupId !== null || !scope.startsWith('group')) return scope;
  return scope === 'group' ? 'one' : 'following';
}
