import { changesForFollowing } from '#domain/caseload/sessions/series-change.ts';
import type { Session, SessionChange } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { refuseBilled } from './billed-sessions.ts';
import { refuseCycleMove } from './refuse-cycle-move.ts';
import { changedMoment, changeSession } from './save-session.ts';
import { listGroupSessions, MEETS_ALREADY, refuseMeetingAt } from './sessions-of-group.ts';

interface MeetingChange {
  /** Whether later meetings of the same series change too. */
  isFollowed: boolean;
  /** Whether a cancellation applies to the other children too. */
  cancels: boolean;
}

/**
 * Changes a session and moves the whole meeting of its group. Status, note and billing change only for the one child.
 * Throws 409 if a moved session is billed, or if the group already meets at the new time.
 */
export async function changeMeeting(
  queries: CaseloadWrites,
  before: Session,
  change: SessionChange,
  settings: PracticeSettings,
  { isFollowed, cancels }: MeetingChange,
): Promise<Session> {
  if (isOther(change.clientId, before.clientId) || isOther(change.type, before.type)) {
    throw invalid('The client and the type of a session change for one child alone, not for the group');
  }
  const sessions = await listMeetings(queries, before, isFollowed);
  await refuseBilled(queries, sessions);
  const date = changedMoment(before, change, settings);
  refuseCycleMove(before, date, sessions, settings);
  const { duration, status } = change;
  const { timeZone } = settings;
  const planned = changesForFollowing(before, { date, duration, status }, sessions, { timeZone, cancels });
  const carried = planned.map(([session, plan]): [Session, SessionChange] => {
    // The session itself changes as requested, whatever its status.
    if (session.id === before.id) return [session, date === before.date ? {} : { date }];
    // The exact instant, in case a clock time occurs twice.
    if (session.date === before.date && plan.date !== undefined) plan.date = date;
    return [session, plan];
  });
  await refuseMeetingConflict(queries, before, carried);
  const changed = await changeSession(queries, before.id, change, settings, 'with the group');
  for (const [session, plan] of carried) {
    if (session.id === before.id || Object.keys(plan).length === 0) continue;
    await changeSession(queries, session.id, plan, settings, 'with the group');
  }
  return changed;
}

/** Returns the sessions of a session's meeting and, if requested, of the later meetings of the same series. */
export async function listMeetings(
  queries: CaseloadQueries,
  session: Session,
  isFollowed: boolean,
): Promise<Session[]> {
  if (session.groupId === null) return [session];
  const fromHere = await listGroupSessions(queries, session.groupId, { from: session.date });
  const meeting = fromHere.filter((one) => one.date === session.date && one.duration === session.duration);
  if (!isFollowed) return meeting;
  const repeats = new Set(meeting.flatMap(({ seriesId }) => seriesId ?? []));
  const repeated = fromHere.filter(({ seriesId }) => seriesId !== null && repeats.has(seriesId));
  const moments = new Set(repeated.map(({ date }) => date));
  const following = fromHere.filter(({ date }) => date !== session.date && moments.has(date));
  return [...meeting, ...following];
}

/** Throws 409 if meetings would move to the time of another one of the group, or of each other. */
async function refuseMeetingConflict(
  queries: CaseloadQueries,
  { groupId }: Session,
  carried: readonly [Session, SessionChange][],
): Promise<void> {
  const moved = new Map(
    carried.flatMap(([{ date: from }, { date: to }]) => (to === undefined ? [] : [[from, to]])),
  );
  if (groupId === null || moved.size === 0) return;
  const targets = new Set(moved.values());
  const moving = new Set(carried.map(([{ id }]) => id));
  if (targets.size < moved.size) throw conflict(MEETS_ALREADY);
  await refuseMeetingAt(queries, groupId, [...targets], moving);
}

function isOther<T>(requested: T | undefined, before: T): boolean {
  return requested !== undefined && requested !== before;
}
