import { sql } from 'kysely';
import type { Instant } from '#domain/platform/dates.ts';
import { deleteSignIns } from '#server/people/sign-in/sign-in-store.ts';
import type { NoticedUser, SecurityNotices } from '#server/people/users/security-notices.ts';
import type { TherapistActor } from '#server/platform/database/actor.ts';
import { type AuditEntry, appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { conflict, notFound } from '#server/platform/http/errors.ts';
import { holdOwnership } from './hold-ownership.ts';
import { updateConfirmed, updateDisabled } from './team-store.ts';

interface AccessChange {
  /** Whose access changes. */
  userId: number;
  /** The owner of the practice, who changes it. */
  actor: TherapistActor;
  now: Instant;
}

/**
 * Ends every sign-in of another account, and says so in both logs. Throws 404 for an account that is not there, 409
 * for one's own.
 */
export async function endSignIns(queries: Queries, { userId, actor, now }: AccessChange): Promise<void> {
  if (userId === actor.id) throw conflict('Your own devices are under Settings, Devices');
  await findAccount(queries, userId);
  await deleteSignIns(queries, userId);
  await noteForBoth(queries, { userId, actor, now }, { action: 'delete', entity: 'sign-in' });
}

/**
 * Disables an account, which ends its sign-ins, or enables it again; its records stay as they are, its therapist's alone.
 * Both logs say so, and a mail tells whose account it is. Throws 404 for an account that is not there, 409 for the owner's.
 */
export async function changeAccess(
  queries: Queries,
  change: AccessChange & { disable: boolean; notices: SecurityNotices },
): Promise<void> {
  const { userId, actor, now, disable, notices } = change;
  await holdOwnership(queries, actor.id);
  if (userId === actor.id) throw conflict('You own the practice. Make somebody else its owner first');
  const account = await findAccount(queries, userId);
  if (!(await updateDisabled(queries, userId, disable ? now : null))) return;
  await deleteSignIns(queries, userId);
  await noteForBoth(queries, change, { action: disable ? 'delete' : 'restore', entity: 'access' });
  await notices.add(queries, account, disable ? 'account disabled' : 'account enabled', now);
}

/**
 * Confirms an account that opened itself: it reads from now on what stands on the practice's letters, and both logs say
 * so. Gives the new version of its caseload, by which its open tabs learn of it; undefined when it was confirmed before.
 * Throws 404 for an account that is not there, 409 for one's own.
 */
export async function confirmAccount(queries: Queries, change: AccessChange): Promise<number | undefined> {
  const { userId, actor } = change;
  await holdOwnership(queries, actor.id);
  if (userId === actor.id) throw conflict('You own the practice');
  await findAccount(queries, userId);
  if (!(await updateConfirmed(queries, userId))) return undefined;
  // The logs first: they lock both caseloads, in the order that all keep to.
  await noteForBoth(queries, change, { action: 'update', entity: 'access' });
  const { version } = await queries
    .updateTable('caseloads')
    .set({ version: sql`version + 1` })
    .where('therapist_id', '=', userId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

async function findAccount(queries: Queries, id: number): Promise<NoticedUser> {
  const account = await queries
    .selectFrom('users')
    .select(['id', 'email', 'full_name as fullName', 'username'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!account) throw notFound(ACCOUNT_NOT_FOUND);
  return account;
}

/** What is answered where no such account is. */
export const ACCOUNT_NOT_FOUND = 'The requested therapist could not be found';

// Always in the same order, so that two writes never wait for each other's row.
async function noteForBoth(
  queries: Queries,
  { userId, actor, now }: AccessChange,
  did: Pick<AuditEntry, 'action' | 'entity'>,
): Promise<void> {
  const entry = { ...did, entityId: userId, clientId: null };
  const both = [...new Set([actor.id, userId])].sort((a, b) => a - b);
  for (const therapistId of both) await appendAuditEntries(queries, therapistId, [entry], actor, now);
}
