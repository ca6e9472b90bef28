import type { Queries } from '#server/platform/database/tables.ts';
import { hashOfToken, newToken } from '#server/platform/throttle/random-token.ts';

/** The maximum lifetime of a browser cookie. */
export const DEVICE_EXPIRY_MS = 400 * 24 * 60 * 60 * 1000;
/** More than anybody's browsers; a client that ignores cookies counts as a new one each time. */
const MOST_DEVICES = 50;

/** Returns whether the browser with this token signed in to the account before and is still remembered. */
export async function isKnownDevice(queries: Queries, therapistId: number, token: string): Promise<boolean> {
  const row = await queries
    .selectFrom('known_devices')
    .select('therapist_id')
    .where('therapist_id', '=', therapistId)
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Remembers a browser that signed in to an account and returns the token for its cookie: the presented one if any
 * account knows it, otherwise a new one. The database stores only the hash.
 */
export async function rememberDevice(
  queries: Queries,
  therapistId: number,
  presented: string | undefined,
  now: Date,
): Promise<string> {
  const token =
    presented !== undefined && (await isKnownToAnyAccount(queries, presented)) ? presented : newToken();
  const last_used_at = now.toISOString();
  await queries
    .insertInto('known_devices')
    .values({ therapist_id: therapistId, token_hash: hashOfToken(token), last_used_at })
    .onConflict((conflict) => conflict.columns(['therapist_id', 'token_hash']).doUpdateSet({ last_used_at }))
    .execute();
  await deleteOldest(queries, therapistId);
  return token;
}

/** Forgets the devices of an account, except the one with the token `except`. */
export async function forgetDevices(queries: Queries, therapistId: number, except?: string): Promise<void> {
  let deletion = queries.deleteFrom('known_devices').where('therapist_id', '=', therapistId);
  if (except !== undefined) deletion = deletion.where('token_hash', '!=', hashOfToken(except));
  await deletion.execute();
}

/** Deletes devices whose cookie has expired. */
export async function deleteOldDevices(queries: Queries, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - DEVICE_EXPIRY_MS).toISOString();
  await queries.deleteFrom('known_devices').where('last_used_at', '<', oldest).execute();
}

async function isKnownToAnyAccount(queries: Queries, token: string): Promise<boolean> {
  const row = await queries
    .selectFrom('known_devices')
    .select('therapist_id')
    .where('token_hash', '=', hashOfToken(token))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function deleteOldest(queries: Queries, therapistId: number): Promise<void> {
  const latest = queries
    .selectFrom('known_devices')
    .select('token_hash')
    .where('therapist_id', '=', therapistId)
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .limit(MOST_DEVICES);
  await queries
    .deleteFrom('known_devices')
    .where('therapist_id', '=', therapistId)
    .where('token_hash', 'not in', latest)
    .execute();
}
