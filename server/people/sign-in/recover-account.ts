import type { Recovery } from '#domain/people/sign-in/recovery.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { refuseCommonPassword } from '#server/people/passwords/common-passwords.ts';
import { hashPassword, type PasswordCost } from '#server/people/passwords/passwords.ts';
import type { SecurityNotices } from '#server/people/users/security-notices.ts';
import { updatePassword } from '#server/people/users/user-store.ts';
import { type AuditEntry, appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { forgetDevices } from './known-device-store.ts';
import { accountOfLink, redeemLink } from './recovery-link-store.ts';
import { deleteSignIns } from './sign-in-store.ts';
import { clearOwnFailures } from './sign-in-throttle.ts';

interface Request {
  address: string;
  now: Date;
  notices: SecurityNotices;
  passwordCost: PasswordCost;
}

/**
 * Sets a new password with a recovery link, which is then used up, and signs out every device. Throws like
 * `accountOfLink` if the link is not valid.
 */
export async function recoverAccount(
  database: Database,
  { token, newPassword }: Recovery,
  { address, now, notices, passwordCost }: Request,
): Promise<void> {
  const account = await accountOfLink(database.read, token, now);
  const { id, username } = account;
  await refuseCommonPassword(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword, 'known', passwordCost);
  await database.write(async (queries) => {
    // The log first, as everywhere: it locks the account, so that no sign-in begins with the old password meanwhile.
    await auditRecovery(queries, id, address, now.toISOString());
    await redeemLink(queries, token, now);
    await updatePassword(queries, id, passwordHash);
    await deleteSignIns(queries, id);
    await forgetDevices(queries, id);
    // A user who forgot their password has tried some: they do not have to wait for those.
    await clearOwnFailures(queries, { username, address }, now);
    await notices.add(queries, account, 'password recovered', now.toISOString());
  });
}

function auditRecovery(
  queries: Parameters<typeof appendAuditEntries>[0],
  id: number,
  address: string,
  at: Instant,
) {
  const entry: AuditEntry = { action: 'restore', entity: 'account', entityId: id, clientId: null };
  return appendAuditEntries(queries, id, [entry], { kind: 'therapist', id: id, address }, at);
}
