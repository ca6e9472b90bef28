import type { Session } from './session.ts';
import type { SessionStatus } from './session-words.ts';

/** What a session can become that is made up for at another time. */
export const missedStatuses = ['cancelled', 'absence', 'no-show'] as const satisfies SessionStatus[];
export type MissedStatus = (typeof missedStatuses)[number];

/** Whether a session can be planned anew: not once it took place. */
export function canBeRescheduled({ status }: Pick<Session, 'status'>): boolean {
  return status !== 'completed';
}

/** Whether a session did not take place as it was planned. */
export function isMissed({ status }: Pick<Session, 'status'>): boolean {
  return missedStatuses.some((missed) => missed === status);
}
