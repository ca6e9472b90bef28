import type { Instant } from '#domain/platform/dates.ts';
import type { Session } from './session.ts';
import { endOfSession } from './session-span.ts';

const MINUTE_MS = 60_000;

type Dated = Pick<Session, 'date' | 'duration' | 'type' | 'status'>;

/** Returns whether a session is past, current or later at a given time. */
export function sessionPhase(
  session: Pick<Session, 'date' | 'duration'>,
  now: Instant,
): 'past' | 'now' | 'later' {
  if (endOfSession(session) <= now) return 'past';
  return session.date <= now ? 'now' : 'later';
}

/** Returns whether the child is expected to be absent: the type is "absent" and the status is still "scheduled". */
export function isPlannedAbsence({ type, status }: Pick<Session, 'type' | 'status'>): boolean {
  return type === 'absent' && status === 'scheduled';
}

/**
 * Returns the sessions in progress and those that begin next, several if they begin together. `sessions` are those of
 * one day by time; cancelled, missed and planned absent ones are left out.
 */
export function nowAndNext<Listed extends Dated>(
  sessions: readonly Listed[],
  now: Instant,
): { current: Listed[]; next: Listed[] } {
  const expected = sessions.filter(
    (session) => ['scheduled', 'completed'].includes(session.status) && !isPlannedAbsence(session),
  );
  const later = expected.filter(
    (session) => session.status === 'scheduled' && sessionPhase(session, now) === 'later',
  );
  return {
    current: expected.filter((session) => sessionPhase(session, now) === 'now'),
    next: later.filter(({ date }) => date === later[0]?.date),
  };
}

/** Returns the wait from one time to a later one, rounded up to minutes: "in 25 min", "in 2 h 5 min". */
export function waitText(now: Instant, later: Instant): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(later) - Date.parse(now)) / MINUTE_MS));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return ['in', hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}
