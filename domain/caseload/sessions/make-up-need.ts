import { MINIMUM_DURATION_MINUTES } from '#domain/people/practice/default-practice-settings.ts';
import type { Session } from './session.ts';
import { takesTime } from './session-span.ts';

type Counted = Pick<Session, 'id' | 'date' | 'duration' | 'status' | 'makesUpFor'>;

/** What is still to be planned for a missed or short session of a mandate. */
export interface MakeUpNeed<Found extends Counted> {
  /** The session that make-ups name: of a make-up that was missed itself, the first miss. */
  missed: Found;
  /** Minutes that no planned or completed make-up covers; 0 if none are left. */
  minutes: number;
  /** The make-ups that are planned or took place. */
  makeUps: Found[];
}

/**
 * Returns what is still to be planned for a session of a mandate: the mandate's minutes if it was missed, what it lacks
 * of them if it took place, less its make-ups. `sessions` are those of the same mandate; `minutesOf` returns the length
 * that the mandate says for a day.
 */
export function makeUpNeed<Found extends Counted>(
  session: Found,
  sessions: readonly Found[],
  minutesOf: (missed: Found) => number,
): MakeUpNeed<Found> {
  const missed = firstMissed(session, sessions);
  const length = minutesOf(missed);
  const part = missed.status === 'completed' ? length - missed.duration : length;
  const makeUps = sessions.filter((one) => one.makesUpFor === missed.date && takesTime(one));
  // One that is rescheduled while it is planned is missed with that.
  const counted = makeUps.filter(({ id, status }) => id !== session.id || status === 'completed');
  const covered = counted.reduce((sum, { duration }) => sum + duration, 0);
  return { missed, minutes: Math.max(part - covered, 0), makeUps: counted };
}

/** Returns the length of a make-up for so many minutes: no session is shorter than the least. */
export function makeUpDuration(minutes: number): number {
  return Math.max(minutes, MINIMUM_DURATION_MINUTES);
}

/** Follows the links of make-ups back to the session that was missed first. */
function firstMissed<Found extends Counted>(session: Found, sessions: readonly Found[]): Found {
  const followed = new Set([session]);
  let missed = session;
  for (;;) {
    const { makesUpFor } = missed;
    const before = sessions.find(({ date }) => makesUpFor !== null && date === makesUpFor);
    if (before === undefined || followed.has(before)) return missed;
    followed.add(before);
    missed = before;
  }
}
