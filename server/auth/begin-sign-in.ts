import type { FastifyRequest } from 'fastify';
import type { User } from '#domain/users/user.ts';
import { type AuditEntry, appendAuditAlone } from '#server/database/audit-log.ts';
import type { Queries } from '#server/database/tables.ts';
import { signInToken } from './sign-in-cookie.ts';
import { createSignIn, deleteSignIn } from './sign-in-store.ts';

/**
 * Signs an account in on the device that asks and gives the token for its cookie: a new one at each sign-in, the one
 * that the browser brought along ends. What led here is noted in the account's log by `entries`.
 */
export async function beginSignIn(
  queries: Queries,
  request: FastifyRequest,
  user: User,
  now: Date,
  entries: readonly AuditEntry[],
): Promise<string> {
  const before = signInToken(request);
  if (before !== undefined) await deleteSignIn(queries, before);
  const actor = { userId: user.id, address: request.ip };
  await appendAuditAlone(queries, user.id, entries, actor, now.toISOString());
  const device = { address: request.ip, name: request.headers['user-agent'] ?? null };
  return createSignIn(queries, user.id, device, now);
}

/** The line of the log that says that somebody signed in. */
export function signedInEntry(user: User): AuditEntry {
  return { action: 'create', entity: 'sign-in', entityId: user.id, clientId: null };
}
