import { sql } from 'kysely';
import type { Instant } from '#domain/platform/dates.ts';
import type { NoticedUser } from '#server/people/users/security-notices.ts';
import type { Actor } from '#server/platform/database/actor.ts';
import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { conflict, notFound } from '#server/platform/http/errors.ts';
import { lockOwnership } from './lock-ownership.ts';

interface Transfer {
  /** The current owner, who transfers the practice. */
  from: number;
  to: number;
  actor: Actor;
  now: Instant;
}

/**
 * Makes another therapist the owner of the practice. Recorded in both logs; both caseloads get a new version, which
 * their open tabs receive. Returns these versions and the new owner. Throws 404 if the account does not exist, 409 if
 * it is the owner's own or disabled, and 403 if ownership has changed meanwhile.
 */
export async function transferOwnership(
  queries: Queries,
  { from, to, actor, now }: Transfer,
): Promise<{ newOwner: NoticedUser; versions: { therapistId: number; version: number }[] }> {
  if (to === from) throw conflict('You own the practice already');
  // Of two concurrent transfers, the second is refused here.
  await lockOwnership(queries, from);
  const newOwner = await queries
    .selectFrom('users')
    .select(['id', 'email', 'full_name as fullName', 'username', 'disabled_at as disabledAt'])
    .where('id', '=', to)
    .executeTakeFirst();
  if (!newOwner) throw notFound('The requested therapist could not be found');
  if (newOwner.disabledAt !== null) throw conflict('This account is disabled. Enable it first');
  await queries.updateTable('practice').set({ owner_id: to }).where('id', '=', 1).execute();

  const versions: { therapistId: number; version: number }[] = [];
  const entry = { action: 'update', entity: 'ownership', entityId: to, clientId: null } as const;
  // In a fixed order, so that two writes never deadlock on each other's rows.
  for (const therapistId of [from, to].sort((a, b) => a - b)) {
    const { version } = await queries
      .updateTable('caseloads')
      .set({ version: sql`version + 1` })
      .where('therapist_id', '=', therapistId)
      .returning('version')
      .executeTakeFirstOrThrow();
    await appendAuditEntries(queries, therapistId, [entry], actor, now);
    versions.push({ therapistId, version });
  }
  return { newOwner, versions };
}
