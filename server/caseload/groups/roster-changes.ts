import { randomUUID } from 'node:crypto';
import type { Group } from '#domain/caseload/groups/group.ts';
import {
  type GroupMember,
  groupMemberRecord,
  type MemberChange,
  type NewMember,
} from '#domain/caseload/groups/group-member.ts';
import { groupByMeeting, isMeeting } from '#domain/caseload/groups/meeting.ts';
import { sessionRecord } from '#domain/caseload/sessions/session.ts';
import { takesTime } from '#domain/caseload/sessions/session-span.ts';
import { type Day, plusDays, startOfDay, type TimeZone } from '#domain/platform/dates.ts';
import { refuseBilled } from '#server/caseload/sessions/billed-sessions.ts';
import { deleteSession } from '#server/caseload/sessions/session-store.ts';
import {
  createGroupSessions,
  listGroupSessions,
  type PlannedWithGroup,
} from '#server/caseload/sessions/sessions-of-group.ts';
import { listSessionIdsWithNote } from '#server/caseload/sessions/sessions-with-note.ts';
import { refuseSignedDeletion } from '#server/caseload/sessions/signed-sessions.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { notFound, refuseStale } from '#server/platform/http/errors.ts';
import { getGroup } from './group-store.ts';
import { addMembers, changeMember, listMembers, touchGroups } from './member-store.ts';

export const NOT_IN_GROUP = 'This child is not in the group';

/** A child's days in a group; `until` is null for a current member. */
type Days = Pick<GroupMember, 'from' | 'until'>;

/** Adds a child to a group, with sessions at all its later meetings. Throws what `addMembers` throws. */
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
 * Changes a child's days in a group. On added days the child gets sessions at its meetings; on removed days scheduled
 * sessions without a note are deleted. Throws 404 if the child is not in the group.
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
  for (const days of subtractDays(before, after)) await removeScheduled(queries, before, days, timeZone);
  for (const days of subtractDays(after, before)) await addMissingSessions(queries, after, days, timeZone);
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

/** Returns the days in `these` that are not in `those`. */
function subtractDays(these: Days, those: Days): Days[] {
  const before = { from: these.from, until: earliest(these.until, plusDays(those.from, -1)) };
  const after =
    those.until === null ? [] : [{ from: latest(these.from, plusDays(those.until, 1)), until: these.until }];
  return [before, ...after].filter(({ from, until }) => until === null || from <= until);
}

const earliest = (one: Day | null, other: Day): Day => (one === null || other < one ? other : one);
const latest = (one: Day, other: Day): Day => (other > one ? other : one);

/** Creates a session for a child at each scheduled meeting on these days in which they have none. */
async function addMissingSessions(
  queries: CaseloadWrites,
  { groupId, clientId }: GroupMember,
  days: Days,
  timeZone: TimeZone,
): Promise<void> {
  const sessions = await listGroupSessions(queries, groupId, momentsOf(days, timeZone));
  const seriesOf = new Map<string, string>();
  const missing = groupByMeeting(sessions).flatMap((meeting): PlannedWithGroup[] => {
    if (!isMeeting(meeting) || !meeting.sessions.some(takesTime)) return [];
    if (meeting.sessions.some((session) => session.clientId === clientId)) return [];
    const [{ date, duration, seriesId, cycleLength }] = meeting.sessions;
    // The child gets a series of their own for each series of the group, so that "this and following" applies to them
    // alone.
    if (seriesId !== null && !seriesOf.has(seriesId)) seriesOf.set(seriesId, randomUUID());
    const ownSeries = seriesId === null ? null : (seriesOf.get(seriesId) ?? null);
    return [{ clientId, date, duration, groupId, seriesId: ownSeries, cycleLength, notes: null }];
  });
  for (const session of await createGroupSessions(queries, missing, timeZone))
    queries.undo.added(sessionRecord, session);
}

/** Deletes a child's scheduled sessions with the group on these days, except those with Notes, a note or results. */
async function removeScheduled(
  queries: CaseloadWrites,
  { groupId, clientId }: GroupMember,
  days: Days,
  timeZone: TimeZone,
): Promise<void> {
  const sessions = await listGroupSessions(queries, groupId, momentsOf(days, timeZone));
  const without = sessions.filter(
    (session) => session.clientId === clientId && session.status === 'scheduled' && session.notes === null,
  );
  await refuseBilled(queries, without);
  await refuseSignedDeletion(queries, without);
  const withNote = await listSessionIdsWithNote(queries, without);
  const scheduled = without.filter(({ id }) => !withNote.has(id));
  for (const session of scheduled) await deleteSession(queries, session, timeZone);
}

function momentsOf({ from, until }: Days, timeZone: TimeZone) {
  return {
    from: startOfDay(from, timeZone),
    until: until === null ? undefined : startOfDay(plusDays(until, 1), timeZone),
  };
}
