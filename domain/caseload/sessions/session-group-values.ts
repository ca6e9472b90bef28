import * as z from 'zod/mini';
import { newGroup } from '#domain/caseload/groups/group.ts';
import { meetingObstacle, type NewGroupSessions } from '#domain/caseload/groups/group-sessions.ts';
import { momentOf, type TimeZone } from '#domain/platform/dates.ts';
import type { IsClosed } from './session-repeat.ts';
import { repeatWithoutClosings, type SessionRepeatValues } from './session-repeat-values.ts';

/** The choice of a new group; existing groups are chosen by id. */
export const NEW_GROUP = 'new';

/** The part of the session form that plans several children at once; only for sessions of type group. */
export const sessionGroupSchema = z.object({
  /** A group's id, `NEW_GROUP`, or empty for a session of one child. */
  choice: z.string(),
  name: z.string(),
  others: z.union([z.number(), z.nan()]),
  /** The clients in addition to the form's client. */
  clientIds: z.array(z.number()),
});
export type SessionGroupValues = z.output<typeof sessionGroupSchema>;

/** The form's initial values. */
export const noGroup: SessionGroupValues = { choice: '', name: '', others: 0, clientIds: [] };

/** Returns whether the form plans a group's meeting instead of one child's session. */
export function isGroupMeeting({ type, group }: { type: string; group: SessionGroupValues }): boolean {
  return type === 'group' && (group.choice !== '' || group.clientIds.length > 0);
}

/** Returns the group's error messages by field; undefined if it is valid. */
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
  // An existing group may already include children who are not clients.
  if (message === undefined || (!isNew && clientIds.length === 0)) return undefined;
  return { field: 'clientIds', message };
}

/** The form's values for a group's meetings. */
interface TypedMeetings extends Pick<NewGroupSessions, 'date' | 'duration' | 'notes'> {
  clientId: number;
  time: string;
  group: SessionGroupValues;
  repeat: SessionRepeatValues;
}

/**
 * Converts the form to the request for a group's meetings: day and time as one instant in the practice's time zone, and
 * the repeat without the practice's closed days.
 */
export function groupSessionsOfForm(
  { clientId, group, date, time, duration, notes, repeat }: TypedMeetings,
  timeZone: TimeZone,
  isClosed: IsClosed,
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
