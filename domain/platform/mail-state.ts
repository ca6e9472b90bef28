import type { Instant } from './dates.ts';

/**
 * The states of a mail in the outbox: sent, waiting for its first attempt, retrying after a failure, `off` while the
 * program has no mail server, or `held` because a restore brought it back, since it may have been sent before.
 */
export const mailStates = ['sent', 'waiting', 'retrying', 'off', 'held'] as const;
export type MailState = (typeof mailStates)[number];

/** How far the outbox is with a mail. */
export interface MailProgress {
  sentAt: Instant | null;
  heldAt: Instant | null;
  attempts: number;
}

/** Returns the state of a mail in the outbox. */
export function mailStateOf({ sentAt, heldAt, attempts }: MailProgress, isMailOn: boolean): MailState {
  if (sentAt !== null) return 'sent';
  if (!isMailOn) return 'off';
  if (heldAt !== null) return 'held';
  return attempts > 1 ? 'retrying' : 'waiting';
}
