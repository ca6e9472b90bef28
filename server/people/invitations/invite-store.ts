import {
  INVITE_DAYS,
  type Invite,
  type IssuedInvite,
  type NewInvite,
} from '#domain/people/invitations/invite.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { hashOfTypedCode, newTypedCode } from '#server/people/sign-in/typed-code.ts';
import type { TherapistActor } from '#server/platform/database/actor.ts';
import { type AuditEntry, appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { notFound } from '#server/platform/http/errors.ts';

export const INVITE_NOT_FOUND = 'The requested invitation could not be found';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns every invitation, newest first. */
export async function listInvites(queries: Queries): Promise<Invite[]> {
  return queries
    .selectFrom('invites')
    .leftJoin('users', 'users.id', 'invites.used_by')
    .select([
      'invites.id as id',
      'note',
      'invites.created_at as createdAt',
      'expires_at as expiresAt',
      'used_at as usedAt',
      'users.full_name as usedBy',
    ])
    .orderBy('invites.id', 'desc')
    .execute();
}

/** Creates an invitation and returns its code, which is not stored and cannot be read again. */
export async function createInvite(
  queries: Queries,
  { note }: NewInvite,
  ownerId: number,
  now: Date,
): Promise<IssuedInvite> {
  const code = newTypedCode();
  const createdAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + INVITE_DAYS * DAY_MS).toISOString();
  const { id } = await queries
    .insertInto('invites')
    .values({
      code_hash: hashOfTypedCode(code),
      note: note ?? null,
      created_by: ownerId,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, code, note: note ?? null, createdAt, expiresAt, usedAt: null, usedBy: null };
}

/** Deletes an invitation. Throws 404 if it does not exist. */
export async function deleteInvite(queries: Queries, id: number): Promise<void> {
  const { numDeletedRows } = await queries.deleteFrom('invites').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound(INVITE_NOT_FOUND);
}

/** Redeems the invitation with this code and returns its id; undefined if none is valid. */
export async function redeemInvite(queries: Queries, code: string, now: Date): Promise<number | undefined> {
  const [redeemed] = await queries
    .updateTable('invites')
    .set({ used_at: now.toISOString() })
    .where('code_hash', '=', hashOfTypedCode(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('id')
    .execute();
  return redeemed?.id;
}

/** Saves who used an invitation, and records it in the inviting owner's log. */
export async function saveInvitedUser(
  queries: Queries,
  inviteId: number,
  guest: TherapistActor,
  at: Instant,
): Promise<void> {
  const [invite] = await queries
    .updateTable('invites')
    .set({ used_by: guest.id })
    .where('id', '=', inviteId)
    .returning('created_by')
    .execute();
  if (invite === undefined) return;
  await appendAuditEntries(queries, invite.created_by, [inviteEntry('update', inviteId)], guest, at);
}

/** Returns the audit entry of an invitation that was created, used (an update) or deleted. */
export function inviteEntry(action: 'create' | 'update' | 'delete', id: number): AuditEntry {
  return { action, entity: 'invitation', entityId: id, clientId: null };
}
