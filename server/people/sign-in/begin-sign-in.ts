import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#domain/people/users/user.ts';
import type { TherapistActor } from '#server/platform/database/actor.ts';
import { type AuditEntry, appendAuditEntries, lockCaseload } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { forbidden } from '#server/platform/http/errors.ts';
import { deviceToken, setDeviceCookie } from './device-cookie.ts';
import { refuseDisabled } from './disabled-accounts.ts';
import { noteDevice } from './known-device-store.ts';
import { asSignedIn, hasSecondFactor } from './second-factors.ts';
import { settingsInForce } from './settings-in-force.ts';
import { setSignInCookie, signInToken } from './sign-in-cookie.ts';
import { createSignIn, deleteSignIn } from './sign-in-store.ts';

// An app asks for its code right after the password: who is left has a passkey alone.
const PASSKEY_NEEDED = 'Your practice requires a second factor. Please sign in with your passkey';

/** What the browser gets: the token that it is signed in by, and the one that it is known by from now on. */
export interface BegunSignIn {
  signIn: string;
  device: string;
  /** The account, as this sign-in is answered. */
  user: User;
}

interface Arrival {
  /** Whether a code or a passkey was shown. */
  hasSecondFactor: boolean;
  /** What led here, for the account's log. */
  entries: readonly AuditEntry[];
}

/**
 * Signs an account in on the device that asks and gives the tokens for its cookies: a new one at each sign-in, the one
 * that the browser brought along ends. Throws 403 when the account is disabled, or when the practice requires the second
 * factor that the account has and nobody has shown.
 */
export async function beginSignIn(
  queries: Queries,
  request: FastifyRequest,
  user: User,
  now: Date,
  { hasSecondFactor: hasShown, entries }: Arrival,
): Promise<BegunSignIn> {
  // In line with the rule's own change, which ends what began before it: what is read here stays true.
  await lockCaseload(queries, user.id);
  await refuseDisabled(queries, user.id);
  const reached = asSignedIn(user, await settingsInForce(queries), hasShown);
  if (reached.needsSecondFactor && (await hasSecondFactor(queries, user.id))) throw forbidden(PASSKEY_NEEDED);
  const before = signInToken(request);
  if (before !== undefined) await deleteSignIn(queries, before);
  const actor: TherapistActor = { kind: 'therapist', id: user.id, address: request.ip };
  await appendAuditEntries(queries, user.id, entries, actor, now.toISOString());
  const device = { address: request.ip, name: request.headers['user-agent'] ?? null };
  return {
    signIn: await createSignIn(queries, { therapistId: user.id, device, hasSecondFactor: hasShown }, now),
    device: await noteDevice(queries, user.id, deviceToken(request), now),
    user: reached,
  };
}

/** Hands both tokens to the browser. */
export function setSignInCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { signIn, device }: BegunSignIn,
): void {
  setSignInCookie(request, reply, signIn);
  setDeviceCookie(request, reply, device);
}

/** The line of the log that says that somebody signed in. */
export function signedInEntry(user: User): AuditEntry {
  return { action: 'create', entity: 'sign-in', entityId: user.id, clientId: null };
}
