import { sql } from 'kysely';
import type { Instant } from '#domain/platform/dates.ts';
import { deleteSignIns } from '#server/people/sign-in/sign-in-store.ts';
import type { NoticedUser, SecurityNotices } from '#server/people/users/security-notices.ts';
import type { TherapistActor } from '#server/platform/database/actor.ts';
import { type AuditEntry, appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { conflict, notFound } from '#server/platform/http/errors.ts';
import { lockOwnership } from './lock-ownership.ts';
import { updateConfirmed, updateDisabled } from './team-store.ts';

interface AccessChange {
  /** The account whose access changes. */
  userId: number;
  /** The owner of the practice, who makes the change. */
  actor: TherapistActor;
  now: Instant;
}

/**
 * Ends every sign-in of another account and records it in both logs. Throws 404 if the account does not exist, 409
 * for the owner's own.
 */
export async function endSignIns(queries: Queries, { userId, actor, now }: AccessChange): Promise<void> {
  if (userId === actor.id) throw conflict('Your own devices are under Settings, Devices');
  await findAccount(queries, userId);
  await deleteSignIns(queries, userId);
  await auditForBoth(queries, { userId, actor, now }, { action: 'delete', entity: 'sign-in' });
}

/**
 * Disables an account and ends its sign-ins, or enables it again; its records stay private to its therapist. Recorded
 * in both logs, and the account's holder is notified by mail. Throws 404 if the account does not exist, 409 for the
 * owner's own.
 */
export async function changeAccess(
  queries: Queries,
  change: AccessChange & { disable: boolean; notices: SecurityNotices },
): Promise<void> {
  const { userId, actor, now, disable, notices } = change;
  await lockOwnership(queries, actor.id);
  if (userId === actor.id) throw conflict('You own the practice. Make somebody else its owner first');
  const account = await findAccount(queries, userId);
  if (!(await updateDisabled(queries, userId, disable ? now : null))) return;
  await deleteSignIns(queries, userId);
  await auditForBoth(queries, change, { action: disable ? 'delete' : 'restore', entity: 'access' });
  await notices.add(queries, account, disable ? 'account disabled' : 'account enabled', now);
}

/**
 * Confirms a self-registered account, which may then read the practice's letterhead details; recorded in both logs.
 * Returns the caseload's new version, which its open tabs receive; undefined if it was already confirmed. Throws 404
 * if the account does not exist, 409 for the owner's own.
 */
export async function confirmAccount(queries: Queries, change: AccessChange): Promise<number | undefined> {
  const { userId, actor } = change;
  await lockOwnership(queries, actor.id);
  if (userId === actor.id) throw conflict('You own the practice');
  await findAccount(queries, userId);
  if (!(await updateConfirmed(queries, userId))) return undefined;
  // The logs first: they lock both caseloads in the fixed order.
  await auditForBoth(queries, change, { action: 'update', entity: 'access' });
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

/** The error message for an unknown account. */
export const ACCOUNT_NOT_FOUND = 'The requested therapist could not be found';

// In a fixed order, so that two writes never deadlock on each other's rows.
async function auditForBoth(
  queries: Queries,
  { userId, actor, now }: AccessChange,
  event: Pick<AuditEntry, 'action' | 'entity'>,
): Promise<void> {
  const entry = { ...event, entityId: userId, clientId: null };
  const both = [...new Set([actor.id, userId])].sort((a, b) => a - b);
  for (const therapistId of both) await appendAuditEntries(queries, therapistId, [entry], actor, now);
}
