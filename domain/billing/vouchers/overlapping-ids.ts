import type { Session } from '#domain/caseload/sessions/session.ts';
import { takesTime } from '#domain/caseload/sessions/session-span.ts';

type Placed = Pick<Session, 'id' | 'clientId' | 'date' | 'duration' | 'status' | 'type' | 'groupId'>;

/** The sessions at the time of another one of the same child, and at that of another child outside of one group. */
export interface OverlappingIds {
  ofChild: Set<number>;
  ofTherapist: Set<number>;
}

/** Finds overlapping sessions in one pass by time; cancelled and missed ones take no time. */
export function overlappingIds(sessions: readonly Placed[]): OverlappingIds {
  const found: OverlappingIds = { ofChild: new Set(), ofTherapist: new Set() };
  const spans = sessions
    .filter(takesTime)
    .map((session) => {
      const from = Date.parse(session.date);
      return { session, from, until: from + session.duration * MINUTE_MS };
    })
    .sort((one, other) => one.from - other.from);
  for (const [index, { session: one, until }] of spans.entries()) {
    for (let place = index + 1; place < spans.length; place += 1) {
      const next = spans[place];
      if (!next || next.from >= until) break;
      mark(found, one, next.session);
    }
  }
  return found;
}

const MINUTE_MS = 60_000;

function mark({ ofChild, ofTherapist }: OverlappingIds, one: Placed, other: Placed): void {
  const ids = one.clientId === other.clientId ? ofChild : isOneMeeting(one, other) ? undefined : ofTherapist;
  ids?.add(one.id).add(other.id);
}

function isOneMeeting(one: Placed, other: Placed): boolean {
  const isSameTime = one.date === other.date && one.duration === other.duration;
  if (one.groupId !== null && one.groupId === other.groupId) return true;
  return isSameTime && one.type === 'group' && other.type === 'group';
}
