import { createHash } from 'node:crypto';
import type { Queries } from '#server/platform/database/tables.ts';
import { attemptKey, countInWindow } from '#server/platform/throttle/attempt-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface RequestMail {
  messageId: string;
  /** Whether the same request came before, within a day. */
  isRepeated: boolean;
}

/**
 * Returns the id of the mail about a request. A visitor who presses Send twice, or tries again because the
 * reply got lost, sends the same text and gets the same id and reference. Nothing in a page identifies the
 * request otherwise, since pages are cached and the same for everyone.
 */
export async function requestMail(
  queries: Queries,
  path: string,
  fields: unknown,
  now: Date,
): Promise<RequestMail> {
  const key = attemptKey('same request', `${path} ${JSON.stringify(fields)}`);
  // The count is serialized: of two simultaneous requests, one is the first.
  const { count, at } = await countInWindow(queries, key, DAY_MS, now);
  const messageId = createHash('sha256').update(`${key} ${at.toISOString()}`).digest('hex').slice(0, 32);
  return { messageId, isRepeated: count > 1 };
}
