import type { Session } from './session.ts';
import type { SessionStatus } from './session-words.ts';

/** The statuses of a session that can be made up at another time. */
export const missedStatuses = ['cancelled', 'absence', 'no-show'] as const satisfies SessionStatus[];
export type MissedStatus = (typeof missedStatuses)[number];

/** Returns whether a session can be rescheduled: not if it is completed. */
export function canBeRescheduled({ status }: Pick<Session, 'status'>): boolean {
  return status !== 'completed';
}

/** Returns whether a session did not take place as planned. */
export function isMissed({ status }: Pick<Session, 'status'>): boolean {
  return missedStatuses.some((missed) => missed === status);
}
