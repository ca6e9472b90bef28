import { deleteTwoFactor } from '#server/people/two-factor/two-factor-store.ts';
import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import { type AuditEntry, appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { clearShownFactors } from './second-factors.ts';

/**
 * Removes the authenticator app, recovery codes and passkeys of an account whose devices are lost, so that the
 * password alone signs in; its sign-ins no longer count as confirmed. The account's log records each removal.
 */
export async function removeSecondFactors(queries: Queries, therapistId: number, now: Date): Promise<void> {
  const passkeys = await queries
    .deleteFrom('passkeys')
    .where('therapist_id', '=', therapistId)
    .returning('id')
    .execute();
  const entries: AuditEntry[] = passkeys.map(({ id }) => ({
    action: 'delete',
    entity: 'passkey',
    entityId: id,
    clientId: null,
  }));
  if (await deleteTwoFactor(queries, therapistId)) {
    entries.push({ action: 'delete', entity: 'two-factor', entityId: therapistId, clientId: null });
  }
  await clearShownFactors(queries, therapistId);
  await appendAuditEntries(queries, therapistId, entries, SYSTEM_ACTOR, now.toISOString());
}
