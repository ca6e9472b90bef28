import type { Instant } from '#domain/platform/dates.ts';
import type { SecurityNotices } from '#server/people/users/security-notices.ts';
import type { Actor } from '#server/platform/database/actor.ts';
import { type AuditKey, withAuditKey } from '#server/platform/database/audit-key.ts';
import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';

export interface RestoredBy {
  /** Who restores: SYSTEM_ACTOR if the backup's accounts are not the present ones. */
  actor: Actor;
  now: Instant;
  notices: SecurityNotices;
  auditKey: AuditKey;
}

/** Adds an entry about the restore to every log of a prepared backup, and notifies each of its accounts by mail. */
export async function auditRestore(prepared: Queries, by: RestoredBy): Promise<void> {
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
