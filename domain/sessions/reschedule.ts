import * as z from 'zod/mini';
import { newSession, type Session } from './session.ts';
import type { SessionStatus } from './session-words.ts';

/** What a session can become that is made up for at another time. */
export const missedStatuses = ['cancelled', 'absence', 'no-show'] as const satisfies SessionStatus[];
export type MissedStatus = (typeof missedStatuses)[number];

const { date, time, duration } = newSession.shape;

/** The new time of a session; `missedAs` says what becomes of one that was still scheduled. */
export const rescheduling = z.object({
  date,
  time,
  duration: z.optional(duration),
  missedAs: z._default(
    z.enum(missedStatuses, 'A session is missed as cancelled, absence or no-show'),
    'cancelled',
  ),
});
export type Rescheduling = z.output<typeof rescheduling>;

/** Whether a session can be planned anew: not once it took place. */
export function canBeRescheduled({ status }: Pick<Session, 'status'>): boolean {
  return status !== 'completed';
}

/** Whether a session did not take place as it was planned. */
export function isMissed({ status }: Pick<Session, 'status'>): boolean {
  return missedStatuses.some((missed) => missed === status);
}
