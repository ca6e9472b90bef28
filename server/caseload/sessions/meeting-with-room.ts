import { hasRoom } from '#domain/caseload/groups/meeting-room.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { takesTime } from '#domain/caseload/sessions/session-span.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { getGroup } from '#server/caseload/groups/group-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { listGroupSessions } from './sessions-of-group.ts';

interface Joining extends Pick<Session, 'date' | 'clientId' | 'mandateId'> {
  groupId: number;
}

/**
 * Returns the meeting of a group that a child can join, with its length in minutes. Throws 404 for another therapist's
 * group, 409 if it does not meet then, the child is in it already, or it has no room.
 */
export async function meetingWithRoom(
  queries: CaseloadQueries,
  { groupId, date, clientId, mandateId }: Joining,
  { timeZone }: PracticeSettings,
): Promise<{ groupId: number; duration: number }> {
  const { others } = await getGroup(queries, groupId);
  const until = new Date(Date.parse(date) + 1).toISOString();
  const sessions = await listGroupSessions(queries, groupId, { from: date, until });
  const meeting = sessions.filter(takesTime);
  const [first] = meeting;
  if (first === undefined) throw conflict('This group does not meet at that time');
  if (sessions.some((one) => one.clientId === clientId))
    throw conflict('This child is in that meeting already');
  const { duration } = first;
  const children = [...meeting, { clientId, date, duration, mandateId }];
  const terms = await queries.sessionTerms(
    children.map((one) => ({ ...one, isInGroup: true, stated: one.mandateId, current: one.mandateId })),
    timeZone,
  );
  const ratios = terms.map(({ group }) => group);
  if (!hasRoom(meeting.length + others, ratios)) throw conflict('This meeting has no room for another child');
  return { groupId, duration };
}
