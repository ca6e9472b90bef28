import type { Instant } from '#domain/platform/dates.ts';
import type { SecurityNotices } from '#server/people/users/security-notices.ts';
import type { Actor } from '#server/platform/database/actor.ts';
import { type AuditKey, withAuditKey } from '#server/platform/database/audit-key.ts';
import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';

export interface RestoredBy {
  /** Who restores: SYSTEM_ACTOR where the accounts of the backup are not the ones of now. */
  actor: Actor;
  now: Instant;
  notices: SecurityNotices;
  auditKey: AuditKey;
}

/** Notes a restore in every therapist's log of a prepared backup, and tells each account of it by mail. */
export async function noteRestore(prepared: Queries, by: RestoredBy): Promise<void> {
  const { actor, now, notices, auditKey } = by;
  const queries = withAuditKey(auditKey, prepared);
  const entry = { action: 'restore', entity: 'backup', entityId: null, clientId: null } as const;
  const users = await queries
    .selectFrom('users')
    .select(['id', 'email', 'full_name as fullName', 'username'])
    .orderBy('id')
    .execute();
  for (const user of users) {
    await appendAuditEntries(queries, user.id, [entry], actor, now);
    await notices.add(queries, user, 'practice restored', now);
  }
}
