import { changeOfFollowing } from '#domain/caseload/sessions/series-change.ts';
import type { Session, SessionChange } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { refuseBilled } from './billed-sessions.ts';
import { changedMoment, changeSession } from './save-session.ts';
import { listOfGroup, MEETS_ALREADY, refuseMeetingAt } from './sessions-of-group.ts';

interface MeetingChange {
  /** Whether the later meetings of the same repeat change too. */
  isFollowed: boolean;
  /** Whether cancelling is about the other children too. */
  cancels: boolean;
}

/**
 * Changes a session, and moves the whole meeting of its group along. What became of one child is that child's alone. Throws
 * 409 when something of it is billed, or when the group meets at the new time already.
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
  const { timeZone } = settings;
  const carried = sessions.map((session): [Session, SessionChange] => {
    const { duration, status } = change;
    const plan = changeOfFollowing(before, { date, duration, status }, session, { timeZone, cancels });
    // The moment itself, where a time on the clock comes twice.
    if (session.date === before.date && plan.date !== undefined) plan.date = date;
    return [session, plan];
  });
  await refuseMeetingTwice(queries, before, carried);
  const changed = await changeSession(queries, before.id, change, settings, 'with the group');
  for (const [session, plan] of carried) {
    if (session.id === before.id || Object.keys(plan).length === 0) continue;
    await changeSession(queries, session.id, plan, settings, 'with the group');
  }
  return changed;
}

/** The sessions of the meeting that a session is of, with those of the later meetings of the same repeat if asked. */
export async function listMeetings(
  queries: CaseloadQueries,
  session: Session,
  isFollowed: boolean,
): Promise<Session[]> {
  if (session.groupId === null) return [session];
  const fromHere = await listOfGroup(queries, session.groupId, { from: session.date });
  const meeting = fromHere.filter((one) => one.date === session.date && one.duration === session.duration);
  if (!isFollowed) return meeting;
  const repeats = new Set(meeting.flatMap(({ seriesId }) => seriesId ?? []));
  const repeated = fromHere.filter(({ seriesId }) => seriesId !== null && repeats.has(seriesId));
  const moments = new Set(repeated.map(({ date }) => date));
  const following = fromHere.filter(({ date }) => date !== session.date && moments.has(date));
  return [...meeting, ...following];
}

/** Throws 409 when meetings would come onto another one of their group, or onto each other. */
async function refuseMeetingTwice(
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
