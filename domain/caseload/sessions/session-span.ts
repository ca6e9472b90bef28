import type { Instant } from '#domain/platform/dates.ts';
import type { Session } from './session.ts';

const MINUTE_MS = 60_000;

type Span = Pick<Session, 'date' | 'duration'>;

export function endOfSession({ date, duration }: Span): Instant {
  return new Date(Date.parse(date) + duration * MINUTE_MS).toISOString();
}

/** Returns whether two sessions overlap; one that begins when the other ends does not. */
export function overlap(one: Span, other: Span): boolean {
  return one.date < endOfSession(other) && other.date < endOfSession(one);
}

/** Returns whether a session takes the therapist's time; cancelled and missed ones do not. Other time has no status. */
export function takesTime({ status }: Partial<Pick<Session, 'status'>>): boolean {
  return status === undefined || status === 'scheduled' || status === 'completed';
}
