import * as z from 'zod/mini';
import { newSession } from '#domain/caseload/sessions/session.ts';
import { newSeries } from '#domain/caseload/sessions/session-repeat.ts';
import { recordId } from '#domain/platform/record-fields.ts';
import { newGroup } from './group.ts';
import { MEMBERS_LIMIT } from './group-member.ts';

const { date, time, duration, until, count, everyWeeks, weekdays, skip, cycle } = newSeries.shape;

/**
 * One or more meetings of a group: a session of type group for each child at each of them. They belong to an existing
 * group, or to a new one with a name; children join it from the first of these days on.
 */
export const newGroupSessions = z.object({
  groupId: z.optional(z.nullable(recordId('Please choose a group from the list'))),
  name: z.optional(z.nullable(newGroup.shape.name)),
  others: newGroup.shape.others,
  clientIds: z
    .array(recordId('Client is required'), 'The children must be a list')
    .check(z.maxLength(MEMBERS_LIMIT, `A group has at most ${MEMBERS_LIMIT} children`)),
  allowInactive: z.optional(z.boolean('Whether inactive children may join must be yes or no')),
  date,
  time,
  duration,
  notes: newSession.shape.notes,
  until,
  count,
  everyWeeks,
  weekdays,
  skip,
  cycle,
});
export type NewGroupSessions = z.output<typeof newGroupSessions>;

/**
 * Forms a group from the sessions of type group at the time of this one; with `following`, also from the later ones of
 * their series.
 */
export const groupJoining = z.object({
  sessionId: recordId('Session is required'),
  name: newGroup.shape.name,
  others: newGroup.shape.others,
  following: z._default(z.boolean('Whether the following ones join must be yes or no'), true),
});
export type GroupJoining = z.output<typeof groupJoining>;

/** Returns why a group cannot meet with these children; undefined if it can. */
export function meetingObstacle(clientIds: readonly number[], others: number): string | undefined {
  if (new Set(clientIds).size < clientIds.length) return 'A child can be in the group only once';
  if (clientIds.length === 0) return 'Please choose the children of the group';
  if (clientIds.length + others < 2) return 'A group has at least two children';
  return undefined;
}
