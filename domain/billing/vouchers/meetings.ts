import { sizeOfMeeting } from '#domain/caseload/groups/meeting.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { dayOf, type TimeZone } from '#domain/platform/dates.ts';

type Met = Pick<Session, 'id' | 'groupId' | 'date' | 'duration' | 'type' | 'status'>;

interface MeetingOfSession {
  /** The children present. */
  size: number;
  /** The same for every child of a group on that day. */
  number: number;
}

/**
 * Returns the meeting of each group session: a group's sessions of one moment and length, and without a group all group
 * sessions of one. A group's meetings of a day share their number, counted by time.
 */
export function meetingsOf(
  sessions: readonly Met[],
  othersOf: ReadonlyMap<number, number>,
  timeZone: TimeZone,
): Map<number, MeetingOfSession> {
  const found = new Map<number, MeetingOfSession>();
  const numbers = new Map<string, number>();
  const byTime = sessions
    .filter(({ type }) => type === 'group')
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const meetings = Map.groupBy(byTime, ({ groupId, date, duration }) => [groupId, date, duration].join(' '));
  for (const together of meetings.values()) {
    const [first] = together;
    if (!first) continue;
    const { groupId, date, duration } = first;
    const others = groupId === null ? 0 : (othersOf.get(groupId) ?? 0);
    const key = groupId === null ? `${date} ${duration}` : `${groupId} on ${dayOf(date, timeZone)}`;
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    const size = sizeOfMeeting(together, others);
    for (const { id } of together) found.set(id, { size, number });
  }
  return found;
}
