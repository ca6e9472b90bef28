import { randomUUID } from 'node:crypto';
import type { Group } from '#domain/caseload/groups/group.ts';
import {
  type GroupMember,
  groupMemberRecord,
  type MemberChange,
  type NewMember,
} from '#domain/caseload/groups/group-member.ts';
import { byMeeting, isMeeting } from '#domain/caseload/groups/meeting.ts';
import { sessionRecord } from '#domain/caseload/sessions/session.ts';
import { takesTime } from '#domain/caseload/sessions/session-span.ts';
import { type Day, plusDays, startOfDay, type TimeZone } from '#domain/platform/dates.ts';
import { refuseBilled } from '#server/caseload/sessions/billed-sessions.ts';
import { notedSessionIds } from '#server/caseload/sessions/noted-sessions.ts';
import { deleteSession } from '#server/caseload/sessions/session-store.ts';
import {
  createWithGroup,
  listOfGroup,
  type PlannedWithGroup,
} from '#server/caseload/sessions/sessions-of-group.ts';
import { refuseSignedDeletion } from '#server/caseload/sessions/signed-sessions.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { notFound, refuseStale } from '#server/platform/http/errors.ts';
import { getGroup } from './group-store.ts';
import { addMembers, changeMember, listMembers, touchGroups } from './member-store.ts';

export const NOT_IN_GROUP = 'This child is not in the group';

/** Days of a child in a group; without an end for who stays. */
type Days = Pick<GroupMember, 'from' | 'until'>;

/** Adds a child to a group, with sessions at all its meetings from then on. Throws what `addMembers` throws. */
export async function joinGroup(
  queries: CaseloadWrites,
  groupId: number,
  newMember: NewMember,
  timeZone: TimeZone,
): Promise<Group> {
  await getGroup(queries, groupId);
  for (const member of await addMembers(queries, groupId, [newMember])) {
    queries.undo.added(groupMemberRecord, member);
    await addMissingSessions(queries, member, member, timeZone);
  }
  await touchGroups(queries, [groupId]);
  return getGroup(queries, groupId);
}

/**
 * Changes the days of a child in a group: on new days the child gets sessions at its meetings; on days that are none any
 * more, what is scheduled and has no note goes. Throws 404 for a child who is not in the group.
 */
export async function changeDaysInGroup(
  queries: CaseloadWrites,
  { groupId, clientId }: { groupId: number; clientId: number },
  { updatedAt, ...change }: MemberChange,
  timeZone: TimeZone,
): Promise<Group> {
  refuseStale(await getGroup(queries, groupId), updatedAt);
  const before = await newestMember(queries, groupId, clientId);
  const after = await changeMember(queries, before, change);
  for (const days of daysBesides(before, after)) await removeScheduled(queries, before, days, timeZone);
  for (const days of daysBesides(after, before)) await addMissingSessions(queries, after, days, timeZone);
  await touchGroups(queries, [groupId]);
  return getGroup(queries, groupId);
}

async function newestMember(
  queries: CaseloadQueries,
  groupId: number,
  clientId: number,
): Promise<GroupMember> {
  const members = await listMembers(queries, [groupId]);
  const newest = members.findLast((member) => member.clientId === clientId);
  if (newest === undefined) throw notFound(NOT_IN_GROUP);
  return newest;
}

/** The days that are among these and not among those. */
function daysBesides(these: Days, those: Days): Days[] {
  const before = { from: these.from, until: earliest(these.until, plusDays(those.from, -1)) };
  const after =
    those.until === null ? [] : [{ from: latest(these.from, plusDays(those.until, 1)), until: these.until }];
  return [before, ...after].filter(({ from, until }) => until === null || from <= until);
}

const earliest = (one: Day | null, other: Day): Day => (one === null || other < one ? other : one);
const latest = (one: Day, other: Day): Day => (other > one ? other : one);

/** Gives a child a session at each meeting on these days that is to take place and has none of theirs. */
async function addMissingSessions(
  queries: CaseloadWrites,
  { groupId, clientId }: GroupMember,
  days: Days,
  timeZone: TimeZone,
): Promise<void> {
  const sessions = await listOfGroup(queries, groupId, momentsOf(days, timeZone));
  const seriesOf = new Map<string, string>();
  const missing = byMeeting(sessions).flatMap((meeting): PlannedWithGroup[] => {
    if (!isMeeting(meeting) || !meeting.sessions.some(takesTime)) return [];
    if (meeting.sessions.some((session) => session.clientId === clientId)) return [];
    const [{ date, duration, seriesId }] = meeting.sessions;
    // A repeat of the child's own beside each of the block, so that "and the following ones" is about the child alone.
    if (seriesId !== null && !seriesOf.has(seriesId)) seriesOf.set(seriesId, randomUUID());
    const ownSeries = seriesId === null ? null : (seriesOf.get(seriesId) ?? null);
    return [{ clientId, date, duration, groupId, seriesId: ownSeries, notes: null }];
  });
  for (const session of await createWithGroup(queries, missing)) queries.undo.added(sessionRecord, session);
}

/** Deletes what is scheduled of a child with the group on these days, but for sessions with words, a note or data. */
async function removeScheduled(
  queries: CaseloadWrites,
  { groupId, clientId }: GroupMember,
  days: Days,
  timeZone: TimeZone,
): Promise<void> {
  const sessions = await listOfGroup(queries, groupId, momentsOf(days, timeZone));
  const without = sessions.filter(
    (session) => session.clientId === clientId && session.status === 'scheduled' && session.notes === null,
  );
  await refuseBilled(queries, without);
  await refuseSignedDeletion(queries, without);
  const noted = await notedSessionIds(queries, without);
  const scheduled = without.filter(({ id }) => !noted.has(id));
  for (const session of scheduled) await deleteSession(queries, session, timeZone);
}

function momentsOf({ from, until }: Days, timeZone: TimeZone) {
  return {
    from: startOfDay(from, timeZone),
    until: until === null ? undefined : startOfDay(plusDays(until, 1), timeZone),
  };
}
