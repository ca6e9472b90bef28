import { sql } from 'kysely';
import type { Instant } from '#domain/platform/dates.ts';
import type { NoticedUser } from '#server/people/users/security-notices.ts';
import type { Actor } from '#server/platform/database/actor.ts';
import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { conflict, notFound } from '#server/platform/http/errors.ts';
import { holdOwnership } from './hold-ownership.ts';

interface Transfer {
  /** Who owns the practice and gives it away. */
  from: number;
  to: number;
  actor: Actor;
  now: Instant;
}

/**
 * Makes another therapist the owner of the practice. Both logs say so, and both caseloads get a new version, by which
 * the open tabs of both learn of it; gives these versions, and the new owner. Throws 404 for an account that is not there, 409 for one's
 * own and for one that is disabled, and 403 when somebody was quicker.
 */
export async function transferOwnership(
  queries: Queries,
  { from, to, actor, now }: Transfer,
): Promise<{ heir: NoticedUser; versions: { therapistId: number; version: number }[] }> {
  if (to === from) throw conflict('You own the practice already');
  // Of two transfers the second finds that it is not hers to give any more.
  await holdOwnership(queries, from);
  const heir = await queries
    .selectFrom('users')
    .select(['id', 'email', 'full_name as fullName', 'username', 'disabled_at as disabledAt'])
    .where('id', '=', to)
    .executeTakeFirst();
  if (!heir) throw notFound('The requested therapist could not be found');
  if (heir.disabledAt !== null) throw conflict('This account is disabled. Enable it first');
  await queries.updateTable('practice').set({ owner_id: to }).where('id', '=', 1).execute();

  const versions: { therapistId: number; version: number }[] = [];
  const entry = { action: 'update', entity: 'ownership', entityId: to, clientId: null } as const;
  // Always in the same order, so that two writes never wait for each other's row.
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
  return { heir, versions };
}
