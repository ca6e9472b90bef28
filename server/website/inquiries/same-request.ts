import { createHash } from 'node:crypto';
import type { Queries } from '#server/platform/database/tables.ts';
import { attemptKey, countInWindow } from '#server/platform/throttle/attempt-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface RequestMail {
  messageId: string;
  /** Whether the same words came before, within a day. */
  isRepeated: boolean;
}

/**
 * The id of the mail about what was sent to a form. Whoever presses Send twice, or tries again because the answer got
 * lost, sends the same words: they get the same id, and with it the same reference. Nothing in a page tells the two
 * apart from another request, since pages are kept and sent to everybody alike.
 */
export async function requestMail(
  queries: Queries,
  path: string,
  fields: unknown,
  now: Date,
): Promise<RequestMail> {
  const key = attemptKey('same request', `${path} ${JSON.stringify(fields)}`);
  // Counting waits for whoever counts the same at this moment: of two that come at once, one is the first.
  const { count, at } = await countInWindow(queries, key, DAY_MS, now);
  const messageId = createHash('sha256').update(`${key} ${at.toISOString()}`).digest('hex').slice(0, 32);
  return { messageId, isRepeated: count > 1 };
}
