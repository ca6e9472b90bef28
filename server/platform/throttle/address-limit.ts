import type { Queries } from '#server/platform/database/tables.ts';
import { tooManyAttempts } from '#server/platform/http/errors.ts';
import { addressGroup } from './address-group.ts';
import { attemptKey, countInWindow } from './attempt-store.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Counts a request from an address. Throws 429 if the hourly limit is used up; then nothing is counted. */
export async function countWithinHour(
  queries: Queries,
  kind: 'registration' | 'inquiry' | 'passkey' | 'browser failure' | 'mail test',
  address: string,
  limit: number,
  now: Date,
): Promise<void> {
  const { count, at } = await countInWindow(queries, attemptKey(kind, addressGroup(address)), HOUR_MS, now);
  if (count > limit) throw tooManyAttempts(Math.ceil((at.getTime() + HOUR_MS - now.getTime()) / 1000));
}
