import type { User } from '#domain/people/users/user.ts';
import type { SecurityNotices } from '#server/people/users/security-notices.ts';
import { findByName } from '#server/people/users/user-store.ts';
import { refuseOtherKey } from '#server/platform/audit/refuse-other-key.ts';
import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { createRecoveryLink } from './recovery-link-store.ts';
import { removeSecondFactors } from './remove-second-factors.ts';

interface RecoveryOptions {
  withoutSecondFactor?: boolean;
  notices?: SecurityNotices;
}

interface IssuedLink {
  user: User;
  token: string;
}

/**
 * Creates the link with which the account with this username or email gets a new password; undefined if there is no
 * such account. The account's log records it. Second factors remain unless `withoutSecondFactor`. Throws StartupError
 * if the logs are sealed with another key than this process has.
 */
export async function issueRecoveryLink(
  database: Pick<Database, 'read' | 'write' | 'auditKey'>,
  name: string,
  now: Date,
  { withoutSecondFactor = false, notices }: RecoveryOptions = {},
): Promise<IssuedLink | undefined> {
  const user = await findByName(database.read, name);
  if (!user) return undefined;
  await refuseOtherKey(database.read, database.auditKey);
  const token = await database.write(async (queries) => {
    const entry = { action: 'create', entity: 'recovery-link', entityId: user.id, clientId: null } as const;
    await appendAuditEntries(queries, user.id, [entry], SYSTEM_ACTOR, now.toISOString());
    if (withoutSecondFactor) {
      await removeSecondFactors(queries, user.id, now);
      await notices?.add(queries, user, 'two-factor off', now.toISOString());
    }
    return createRecoveryLink(queries, user.id, now);
  });
  return { user, token };
}
