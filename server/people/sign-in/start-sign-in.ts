import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#domain/people/users/user.ts';
import type { TherapistActor } from '#server/platform/database/actor.ts';
import { type AuditEntry, appendAuditEntries, lockCaseload } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { forbidden } from '#server/platform/http/errors.ts';
import { currentSettings } from './current-settings.ts';
import { deviceToken, setDeviceCookie } from './device-cookie.ts';
import { refuseDisabled } from './disabled-accounts.ts';
import { rememberDevice } from './known-device-store.ts';
import { asSignedIn, hasSecondFactor } from './second-factors.ts';
import { setSignInCookie, signInToken } from './sign-in-cookie.ts';
import { createSignIn, deleteSignIn } from './sign-in-store.ts';

// An authenticator app's code is asked for right after the password; this account has only a passkey.
const PASSKEY_NEEDED = 'Your practice requires a second factor. Please sign in with your passkey';

/** The tokens for the browser's cookies: its sign-in, and its identity as a known device. */
export interface StartedSignIn {
  signIn: string;
  device: string;
  /** The account, as this sign-in sees it. */
  user: User;
}

interface SignInDetails {
  /** Whether a code or a passkey was shown. */
  hasSecondFactor: boolean;
  /** The audit entries about the way of signing in. */
  entries: readonly AuditEntry[];
}

/**
 * Signs an account in on the requesting device and returns the tokens for its cookies. Each sign-in has a new token;
 * the browser's previous one ends. Throws 403 if the account is disabled, or if it has a second factor that the
 * practice requires and was not shown.
 */
export async function startSignIn(
  queries: Queries,
  request: FastifyRequest,
  user: User,
  now: Date,
  { hasSecondFactor: hasShown, entries }: SignInDetails,
): Promise<StartedSignIn> {
  // The lock orders this after a change of the rule, which ends earlier sign-ins: the settings read here stay valid.
  await lockCaseload(queries, user.id);
  await refuseDisabled(queries, user.id);
  const reached = asSignedIn(user, await currentSettings(queries), hasShown);
  if (reached.needsSecondFactor && (await hasSecondFactor(queries, user.id))) throw forbidden(PASSKEY_NEEDED);
  const before = signInToken(request);
  if (before !== undefined) await deleteSignIn(queries, before);
  const actor: TherapistActor = { kind: 'therapist', id: user.id, address: request.ip };
  await appendAuditEntries(queries, user.id, entries, actor, now.toISOString());
  const device = { address: request.ip, name: request.headers['user-agent'] ?? null };
  return {
    signIn: await createSignIn(queries, { therapistId: user.id, device, hasSecondFactor: hasShown }, now),
    device: await rememberDevice(queries, user.id, deviceToken(request), now),
    user: reached,
  };
}

/** Sets both cookies. */
export function setSignInCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { signIn, device }: StartedSignIn,
): void {
  setSignInCookie(request, reply, signIn);
  setDeviceCookie(request, reply, device);
}

/** Returns the audit entry of a sign-in. */
export function signedInEntry(user: User): AuditEntry {
  return { action: 'create', entity: 'sign-in', entityId: user.id, clientId: null };
}
