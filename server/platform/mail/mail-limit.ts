import { mailboxOf } from '#domain/platform/email.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { attemptKey, countInWindow } from '#server/platform/throttle/attempt-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Daily limits of mails per causing account and per receiving mailbox, whichever accounts they are about. */
const LIMITS: Record<'notice' | 'proof' | 'confirmation' | 'family', { account?: number; receiver: number }> =
  {
    notice: { account: 20, receiver: 20 },
    proof: { account: 6, receiver: 3 },
    confirmation: { receiver: 3 },
    family: { account: 500, receiver: 50 },
  };

/** Counts a mail; returns false if the account or the address has reached its daily limit. */
export async function isMailAllowed(
  queries: Queries,
  kind: keyof typeof LIMITS,
  { userId, email }: { userId?: number; email: string },
  now: Date,
): Promise<boolean> {
  const { account, receiver } = LIMITS[kind];
  const counted = [{ key: attemptKey('mail', `${kind} receiver ${mailboxOf(email)}`), limit: receiver }];
  if (account !== undefined) {
    counted.push({ key: attemptKey('mail', `${kind} account ${userId}`), limit: account });
  }
  let isAllowed = true;
  // In a fixed order, so that two processes never deadlock on each other's rows.
  for (const { key, limit } of counted.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const { count } = await countInWindow(queries, key, DAY_MS, now);
    if (count > limit) isAllowed = false;
  }
  return isAllowed;
}
