import type { Instant } from '#domain/platform/dates.ts';
import type { Session } from './session.ts';

const MINUTE_MS = 60_000;

type Span = Pick<Session, 'date' | 'duration'>;

export function endOfSession({ date, duration }: Span): Instant {
  return new Date(Date.parse(date) + duration * MINUTE_MS).toISOString();
}

/** The time that a session takes. */
interface TakenTime {
  date: Instant;
  end: Instant;
}

/** Returns the time that a session takes; made once for a session that is compared with many. */
export function takenTime({ date, duration }: Span): TakenTime {
  return { date, end: endOfSession({ date, duration }) };
}

/** Returns whether two sessions overlap; one that begins when the other ends does not. */
export function overlap(one: TakenTime, other: TakenTime): boolean {
  return one.date < other.end && other.date < one.end;
}

/** Returns whether a session takes the therapist's time; cancelled and missed ones do not. Other time has no status. */
export function takesTime({ status }: Partial<Pick<Session, 'status'>>): boolean {
  return status === undefined || status === 'scheduled' || status === 'completed';
}
