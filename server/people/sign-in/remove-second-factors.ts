import { deleteTwoFactor } from '#server/people/two-factor/two-factor-store.ts';
import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import { type AuditEntry, appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { forgetShownFactors } from './second-factors.ts';

/**
 * Takes the authenticator app, its recovery codes and every passkey off an account whose devices are lost, so that
 * the password alone signs in; what its sign-ins have shown counts no more. Its log says what was taken off.
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
  await forgetShownFactors(queries, therapistId);
  await appendAuditEntries(queries, therapistId, entries, SYSTEM_ACTOR, now.toISOString());
}
