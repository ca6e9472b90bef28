import type { Session } from '#domain/caseload/sessions/session.ts';
import { byTime } from '#domain/caseload/sessions/session-order.ts';

type Placed = Pick<Session, 'id' | 'groupId' | 'date' | 'duration' | 'type'>;

/** One meeting of a group: its children's sessions of one time and length. */
export interface Meeting<Listed> {
  groupId: number;
  sessions: [Listed, ...Listed[]];
}

/** Returns whether two sessions belong to one meeting. */
export function isSameMeeting(one: Placed, other: Placed): boolean {
  const key = meetingKey(one);
  return key !== undefined && key === meetingKey(other);
}

/**
 * Groups sessions by meeting, in the order of the first of each; a session without a group stands alone. Within a
 * meeting, sessions are in order of creation.
 */
export function groupByMeeting<Listed extends Placed>(
  sessions: readonly Listed[],
): (Listed | Meeting<Listed>)[] {
  const meetings = new Map<string, Meeting<Listed>>();
  const found: (Listed | Meeting<Listed>)[] = [];
  for (const session of sessions) {
    const key = meetingKey(session);
    const meeting = key === undefined ? undefined : meetings.get(key);
    if (meeting !== undefined) meeting.sessions.push(session);
    else if (key === undefined || session.groupId === null) found.push(session);
    else {
      const started: Meeting<Listed> = { groupId: session.groupId, sessions: [session] };
      meetings.set(key, started);
      found.push(started);
    }
  }
  for (const { sessions: several } of meetings.values()) several.sort(byTime);
  return found;
}

/** Returns whether an entry of `groupByMeeting` is a meeting rather than a session. */
export function isMeeting<Listed extends object>(entry: Listed | Meeting<Listed>): entry is Meeting<Listed> {
  return 'sessions' in entry;
}

/** Returns the number of children in the room: those whose sessions took place, and the others. */
export function sizeOfMeeting(sessions: readonly Pick<Session, 'status'>[], others: number): number {
  return sessions.filter(({ status }) => status === 'completed').length + others;
}

/** Returns how many children have their attendance taken, for "3 of 5 checked in". */
export function countCheckedIn(sessions: readonly Pick<Session, 'status'>[]): number {
  return sessions.filter(({ status }) => status !== 'scheduled').length;
}

function meetingKey({ groupId, date, duration, type }: Placed): string | undefined {
  return groupId === null || type !== 'group' ? undefined : `${groupId} ${date} ${duration}`;
}
