import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#domain/users/user.ts';
import type { TherapistActor } from '#server/database/actor.ts';
import { type AuditEntry, appendAuditAlone } from '#server/database/audit-log.ts';
import type { Queries } from '#server/database/tables.ts';
import { deviceToken, setDeviceCookie } from './device-cookie.ts';
import { refuseDisabled } from './disabled-accounts.ts';
import { noteDevice } from './known-device-store.ts';
import { setSignInCookie, signInToken } from './sign-in-cookie.ts';
import { createSignIn, deleteSignIn } from './sign-in-store.ts';

/** What the browser gets: the token that it is signed in by, and the one that it is known by from now on. */
export interface BegunSignIn {
  signIn: string;
  device: string;
}

/**
 * Signs an account in on the device that asks and gives the tokens for its cookies: a new one at each sign-in, the one
 * that the browser brought along ends. What led here is noted in the account's log by `entries`. Throws 403 when the
 * account is disabled.
 */
export async function beginSignIn(
  queries: Queries,
  request: FastifyRequest,
  user: User,
  now: Date,
  entries: readonly AuditEntry[],
): Promise<BegunSignIn> {
  await refuseDisabled(queries, user.id);
  const before = signInToken(request);
  if (before !== undefined) await deleteSignIn(queries, before);
  const actor: TherapistActor = { kind: 'therapist', id: user.id, address: request.ip };
  await appendAuditAlone(queries, user.id, entries, actor, now.toISOString());
  const device = { address: request.ip, name: request.headers['user-agent'] ?? null };
  return {
    signIn: await createSignIn(queries, user.id, device, now),
    device: await noteDevice(queries, user.id, deviceToken(request), now),
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
