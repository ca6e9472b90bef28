import type { Instant } from '#domain/platform/dates.ts';
import type { Session } from './session.ts';

const MINUTE_MS = 60_000;

type Span = Pick<Session, 'date' | 'duration'>;

/** The moment a session ends. */
export function endOfSession({ date, duration }: Span): Instant {
  return new Date(Date.parse(date) + duration * MINUTE_MS).toISOString();
}

/** Whether two sessions take place at the same time; one that begins as the other ends does not. */
export function overlap(one: Span, other: Span): boolean {
  return one.date < endOfSession(other) && other.date < endOfSession(one);
}

/** Whether a session takes the therapist's time: what was called off, or missed, does not. */
export function takesTime({ status }: Pick<Session, 'status'>): boolean {
  return status === 'scheduled' || status === 'completed';
}
