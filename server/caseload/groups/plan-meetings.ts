import { randomUUID } from 'node:crypto';
import { type Group, groupRecord } from '#domain/caseload/groups/group.ts';
import { isMemberOn, type NewMember } from '#domain/caseload/groups/group-member.ts';
import { meetingObstacle, type NewGroupSessions } from '#domain/caseload/groups/group-sessions.ts';
import { type Session, sessionRecord } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { type Day, dayOf, type Instant, plusDays } from '#domain/platform/dates.ts';
import { momentOfSession } from '#server/caseload/sessions/save-session.ts';
import { momentsOfRepeat } from '#server/caseload/sessions/session-series.ts';
import { createGroupSessions, refuseMeetingAt } from '#server/caseload/sessions/sessions-of-group.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { invalid } from '#server/platform/http/errors.ts';
import { createGroup, getGroup } from './group-store.ts';
import { addMembers, touchGroups } from './member-store.ts';

/**
 * Schedules a group's meetings, with a session for each child at each of them. Children who are not in the group on the
 * first day join from then on. Throws 404 for another therapist's group or client, 409 if the group already meets at
 * one of the times.
 */
export async function planMeetings(
  queries: CaseloadWrites,
  plan: NewGroupSessions,
  settings: PracticeSettings,
): Promise<Session[]> {
  const moments = await momentsOfPlan(queries, plan, settings);
  const [first = ''] = moments;
  const group = await groupFor(queries, plan, dayOf(first, settings.timeZone));
  const obstacle = meetingObstacle(plan.clientIds, group.others);
  if (obstacle !== undefined) throw invalid(obstacle);
  await refuseMeetingAt(queries, group.id, moments);
  const { duration, notes = null, cycle } = plan;
  const cycleLength = cycle?.length ?? null;
  // Each child has a series of their own, so that it can be moved without the others.
  const children = plan.clientIds.map((clientId) => ({
    clientId,
    seriesId: isRepeated(plan) ? randomUUID() : null,
    days: group.members.filter((member) => member.clientId === clientId),
  }));
  const planned = moments.flatMap((date) => {
    const day = dayOf(date, settings.timeZone);
    return children.flatMap(({ clientId, seriesId, days }) =>
      days.some((member) => isMemberOn(member, day))
        ? [{ clientId, date, duration, groupId: group.id, seriesId, cycleLength, notes }]
        : [],
    );
  });
  const sessions = await createGroupSessions(queries, planned, settings.timeZone);
  for (const session of sessions) queries.undo.added(sessionRecord, session);
  return sessions;
}

function isRepeated({ until, count }: NewGroupSessions): boolean {
  return until != null || count != null;
}

async function momentsOfPlan(
  queries: CaseloadWrites,
  plan: NewGroupSessions,
  settings: PracticeSettings,
): Promise<Instant[]> {
  const first = momentOfSession(plan.date, plan.time, settings);
  return isRepeated(plan) ? momentsOfRepeat(queries, first, plan, settings) : [first];
}

/** Returns the group for the meetings, with all children in it on the first day. */
async function groupFor(
  queries: CaseloadWrites,
  { groupId, name, others, clientIds, allowInactive }: NewGroupSessions,
  first: Day,
): Promise<Group> {
  const joining = (clientId: number): NewMember => ({ clientId, from: first, until: null, allowInactive });
  if (groupId == null) {
    if (name == null) throw invalid('Please choose a group, or name a new one');
    const created = await createGroup(queries, { name, others, members: clientIds.map(joining) });
    queries.undo.added(groupRecord, created);
    return created;
  }
  const group = await getGroup(queries, groupId);
  const absent = clientIds.filter(
    (clientId) => !group.members.some((member) => member.clientId === clientId && isMemberOn(member, first)),
  );
  if (absent.length === 0) return group;
  await addMembers(
    queries,
    groupId,
    absent.map((clientId) => ({ ...joining(clientId), until: dayBeforeJoining(group, clientId, first) })),
  );
  await touchGroups(queries, [groupId]);
  return getGroup(queries, groupId);
}

/** Returns the day before a child's membership starts, for a child who comes earlier; null if there is no later one. */
function dayBeforeJoining({ members }: Group, clientId: number, first: Day): Day | null {
  const next = members.find((member) => member.clientId === clientId && member.from > first);
  return next === undefined ? null : plusDays(next.from, -1);
}
