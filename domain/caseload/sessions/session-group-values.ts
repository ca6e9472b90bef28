import * as z from 'zod/mini';
import { newGroup } from '#domain/caseload/groups/group.ts';
import { meetingObstacle, type NewGroupSessions } from '#domain/caseload/groups/group-sessions.ts';
import { type Day, momentOf, type TimeZone } from '#domain/platform/dates.ts';
import { repeatWithoutClosings, type SessionRepeatValues } from './session-repeat-values.ts';

/** What stands for a group that is to be made, where others have their number. */
export const NEW_GROUP = 'new';

/** The part of the session form that plans several children at once; only for sessions of type group. */
export const sessionGroupSchema = z.object({
  /** A group's number, `NEW_GROUP`, or nothing: then the session is one child's. */
  choice: z.string(),
  name: z.string(),
  others: z.union([z.number(), z.nan()]),
  /** The children besides the client of the form. */
  clientIds: z.array(z.number()),
});
export type SessionGroupValues = z.output<typeof sessionGroupSchema>;

/** What stands in the form at first. */
export const noGroup: SessionGroupValues = { choice: '', name: '', others: 0, clientIds: [] };

/** Whether the form plans a meeting of a group, and not one child's session. */
export function isOfGroup({ type, group }: { type: string; group: SessionGroupValues }): boolean {
  return type === 'group' && (group.choice !== '' || group.clientIds.length > 0);
}

/** What is wrong with the group that is typed, by its field; undefined when nothing is. */
export function groupObstacleOfForm(
  clientId: number,
  { choice, name, others, clientIds }: SessionGroupValues,
): { field: 'name' | 'others' | 'clientIds'; message: string } | undefined {
  const isNew = choice === '' || choice === NEW_GROUP;
  if (isNew) {
    const typed = newGroup.safeParse({ name, others });
    const issue = typed.error?.issues[0];
    if (issue) return { field: issue.path[0] === 'others' ? 'others' : 'name', message: issue.message };
  }
  const message = meetingObstacle([clientId, ...clientIds], isNew ? others : 0);
  // A group that is there may have others in the room already.
  if (message === undefined || (!isNew && clientIds.length === 0)) return undefined;
  return { field: 'clientIds', message };
}

/** What the form says of the meetings of a group. */
interface TypedMeetings extends Pick<NewGroupSessions, 'date' | 'duration' | 'notes'> {
  clientId: number;
  time: string;
  group: SessionGroupValues;
  repeat: SessionRepeatValues;
}

/**
 * What the form sends for meetings of a group: day and time as one moment of the practice's zone, and the repeat without
 * the days on which the practice is closed.
 */
export function groupSessionsOfForm(
  { clientId, group, date, time, duration, notes, repeat }: TypedMeetings,
  timeZone: TimeZone,
  isClosed: (day: Day) => boolean,
): NewGroupSessions {
  const { choice, name, others, clientIds } = group;
  const isNew = choice === '' || choice === NEW_GROUP;
  return {
    ...(isNew ? { name, others } : { groupId: Number(choice) }),
    clientIds: [clientId, ...clientIds],
    date: momentOf(date, time || '00:00', timeZone),
    duration,
    notes,
    ...(repeat.isOn && repeatWithoutClosings(date, repeat, isClosed)),
  };
}
