import type { Instant } from '#domain/platform/dates.ts';
import type { Session } from './session.ts';
import { endOfSession } from './session-span.ts';

const MINUTE_MS = 60_000;

type Dated = Pick<Session, 'date' | 'duration' | 'type' | 'status'>;

/** Whether a session lies behind a moment, goes on at it, or comes after it. */
export function whenInDay(
  session: Pick<Session, 'date' | 'duration'>,
  now: Instant,
): 'past' | 'now' | 'later' {
  if (endOfSession(session) <= now) return 'past';
  return session.date <= now ? 'now' : 'later';
}

/** Whether the child is expected to be away: planned as absent, and nothing else has been said since. */
export function isPlannedAbsence({ type, status }: Pick<Session, 'type' | 'status'>): boolean {
  return type === 'absent' && status === 'scheduled';
}

/**
 * Who is there at a moment, and who comes next: more than one where sessions begin together. `sessions` are those of
 * one day by time; what is cancelled or missed, also as planned, is left out.
 */
export function nowAndNext<Listed extends Dated>(
  sessions: readonly Listed[],
  now: Instant,
): { current: Listed[]; next: Listed[] } {
  const expected = sessions.filter(
    (session) => ['scheduled', 'completed'].includes(session.status) && !isPlannedAbsence(session),
  );
  const later = expected.filter(
    (session) => session.status === 'scheduled' && whenInDay(session, now) === 'later',
  );
  return {
    current: expected.filter((session) => whenInDay(session, now) === 'now'),
    next: later.filter(({ date }) => date === later[0]?.date),
  };
}

/** How long it is from one moment to a later one, begun minutes whole: "in 25 min", "in 2 h 5 min". */
export function waitText(now: Instant, later: Instant): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(later) - Date.parse(now)) / MINUTE_MS));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return ['in', hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}
