import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  type PracticeSettings,
  practiceSettings,
  settingsForStranger,
} from '#domain/people/practice/practice-settings.ts';
import type { SignIn } from '#domain/people/sign-in/sign-in.ts';
import type { User } from '#domain/people/users/user.ts';
import type { CaseloadVersions } from '#domain/program/caseload-versions.ts';
import { userColumns, userFromRow } from '#server/people/users/user-store.ts';
import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import { versionsOf } from '#server/platform/database/caseload-versions.ts';
import { compiledOnce } from '#server/platform/database/compiled-query.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { unauthenticated } from '#server/platform/http/errors.ts';
import { hashOfToken, newToken } from '#server/platform/throttle/random-token.ts';
import { deleteIdleSignIns, isIdle } from './idle-sign-ins.ts';
import { deletePendingSignIns } from './pending-sign-in-store.ts';
import { asSignedIn } from './second-factors.ts';
import { signedOutEntry } from './signed-out-entry.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A sign-in ends this long after it began, even if it is used. */
export const ABSOLUTE_EXPIRY_MS = 30 * DAY_MS;
/** The last use is saved at most this often, so that reads do not cause writes. */
const TOUCH_AFTER_MS = 30 * 1000;

export interface SignedIn {
  user: User;
  signInId: string;
  /** Whether this sign-in was confirmed with a code or a passkey. */
  hasShownSecondFactor: boolean;
  /** Whether the owner has confirmed the account; the owner's own always is. */
  isConfirmed: boolean;
  settings: PracticeSettings;
  /** The caseload's versions when this was read. */
  versions: CaseloadVersions;
}

export interface Device {
  address: string | null;
  name: string | null;
}

interface NewSignIn {
  therapistId: number;
  device: Device;
  /** Whether a code or a passkey was shown. */
  hasSecondFactor: boolean;
}

/** Saves a sign-in and returns the token for its cookie; the database stores only the hash. */
export async function createSignIn(
  queries: Queries,
  { therapistId, device, hasSecondFactor }: NewSignIn,
  now: Date,
): Promise<string> {
  const token = newToken();
  await queries
    .insertInto('sign_ins')
    .values({
      token_hash: hashOfToken(token),
      id: randomUUID(),
      therapist_id: therapistId,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: new Date(now.getTime() + ABSOLUTE_EXPIRY_MS).toISOString(),
      address: device.address,
      device: device.name?.slice(0, 300) ?? null,
      second_factor: hasSecondFactor,
    })
    .execute();
  return token;
}

const signInRows = compiledOnce((queries, { tokenHash }: { tokenHash: string }) =>
  queries
    .selectFrom('sign_ins')
    .innerJoin('users', 'users.id', 'sign_ins.therapist_id')
    .innerJoin('preferences', 'preferences.therapist_id', 'sign_ins.therapist_id')
    .innerJoin('caseloads', 'caseloads.therapist_id', 'sign_ins.therapist_id')
    .innerJoin('practice', (join) => join.on('practice.id', '=', 1))
    .select(userColumns)
    .select([
      'sign_ins.id as sign_in_id',
      'sign_ins.last_used_at',
      'sign_ins.expires_at',
      'sign_ins.second_factor',
      'users.confirmed',
      'preferences.idle_minutes',
      'caseloads.version',
      'caseloads.versions',
    ])
    // As text, which can be compared with the cached text instead of being parsed again.
    .select(sql<string>`CAST(practice.settings AS TEXT)`.as('settings_text'))
    .where('sign_ins.token_hash', '=', tokenHash)
    .where('users.disabled_at', 'is', null),
);

/**
 * Returns the signed-in user of a token; undefined if it is unknown or has ended. `isUse` tells whether a person made
 * the request, which extends the idle time.
 */
export async function findSignedIn(
  database: Database,
  token: string,
  now: Date,
  isUse: boolean,
): Promise<SignedIn | undefined> {
  const tokenHash = hashOfToken(token);
  const [row] = await signInRows(database.read, { tokenHash });
  if (!row) return undefined;
  if (row.expires_at <= now.toISOString() || isIdle(row, now)) {
    // A sign-in that ended stays ended, even if the clock is set back.
    await database.write((queries) => deleteSignIn(queries, token));
    return undefined;
  }
  const isAnotherMoment = Math.abs(now.getTime() - Date.parse(row.last_used_at)) > TOUCH_AFTER_MS;
  if (isUse && isAnotherMoment) await touch(database, tokenHash, now);
  const settings = settingsOf(row.settings_text);
  const user = asSignedIn(userFromRow(row), settings, row.second_factor);
  const isConfirmed = row.confirmed || user.isOwner;
  return {
    user,
    signInId: row.sign_in_id,
    hasShownSecondFactor: row.second_factor,
    isConfirmed,
    settings: isConfirmed ? settings : settingsForStranger(settings),
    versions: versionsOf(row),
  };
}

/** Returns the devices on which an account is signed in, latest use first. */
export async function listSignIns(
  queries: Queries,
  therapistId: number,
  now: Date,
): Promise<Omit<SignIn, 'current'>[]> {
  const rows = await queries
    .selectFrom('sign_ins')
    .innerJoin('preferences', 'preferences.therapist_id', 'sign_ins.therapist_id')
    .select(['id', 'device', 'address', 'created_at', 'last_used_at', 'idle_minutes'])
    .where('sign_ins.therapist_id', '=', therapistId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows
    .filter((row) => !isIdle(row, now))
    .map(({ id, device, address, created_at, last_used_at }) => ({
      id,
      device,
      address,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    }));
}

/** Returns the therapist of a sign-in token, even if it has ended; undefined for an unknown token. */
export async function therapistOfSignIn(queries: Queries, token: string): Promise<number | undefined> {
  const signIn = await queries
    .selectFrom('sign_ins')
    .select('therapist_id')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  return signIn?.therapist_id;
}

/** Ends a sign-in; unknown tokens are ignored. */
export async function deleteSignIn(queries: Queries, token: string): Promise<void> {
  await queries.deleteFrom('sign_ins').where('token_hash', '=', hashOfToken(token)).execute();
}

/** Ends one of a therapist's sign-ins; returns false if they have none with this id. */
export async function deleteSignInById(queries: Queries, therapistId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('sign_ins')
    .where('therapist_id', '=', therapistId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every sign-in of a therapist, or every one but `exceptId`, and pending ones. */
export async function deleteSignIns(queries: Queries, therapistId: number, exceptId?: string): Promise<void> {
  let deletion = queries.deleteFrom('sign_ins').where('therapist_id', '=', therapistId);
  if (exceptId !== undefined) deletion = deletion.where('id', '!=', exceptId);
  await deletion.execute();
  await deletePendingSignIns(queries, therapistId);
}

/**
 * Ends every other sign-in of a therapist and gives this one a new token, after a change of the password or second
 * factor, so that a copied cookie becomes useless. Throws 401 if this sign-in has ended.
 */
export async function renewSignIn(queries: Queries, therapistId: number, signInId: string): Promise<string> {
  await deleteSignIns(queries, therapistId, signInId);
  const token = newToken();
  const { numUpdatedRows } = await queries
    .updateTable('sign_ins')
    .set({ token_hash: hashOfToken(token) })
    .where('therapist_id', '=', therapistId)
    .where('id', '=', signInId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw unauthenticated();
  return token;
}

/** Deletes sign-ins that expired or were idle, and records it in their accounts' logs. */
export async function deleteExpiredSignIns(queries: Queries, now: Date): Promise<void> {
  const signIns = await queries
    .selectFrom('sign_ins')
    .innerJoin('preferences', 'preferences.therapist_id', 'sign_ins.therapist_id')
    .select(['sign_ins.therapist_id as therapistId', 'last_used_at', 'expires_at', 'idle_minutes'])
    .orderBy('sign_ins.therapist_id')
    .execute();
  const ended = signIns.filter((row) => row.expires_at <= now.toISOString() || isIdle(row, now));
  // Logs first, once each and in a fixed order, so that two writes never deadlock on each other's rows.
  for (const therapistId of new Set(ended.map((row) => row.therapistId))) {
    await appendAuditEntries(queries, therapistId, [signedOutEntry], SYSTEM_ACTOR, now.toISOString());
  }
  await queries.deleteFrom('sign_ins').where('expires_at', '<=', now.toISOString()).execute();
  await deleteIdleSignIns(queries, now);
}

let lastRead: { text: string; settings: PracticeSettings } | undefined;

function settingsOf(text: string): PracticeSettings {
  if (lastRead?.text !== text) lastRead = { text, settings: practiceSettings.parse(JSON.parse(text)) };
  return lastRead.settings;
}

function touch(database: Database, tokenHash: string, now: Date): Promise<unknown> {
  return database.write((queries) =>
    queries
      .updateTable('sign_ins')
      .set({ last_used_at: now.toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute(),
  );
}
