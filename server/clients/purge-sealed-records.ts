import { dayOf } from '#domain/dates.ts';
import { practiceSettings } from '#domain/practice/practice-settings.ts';
import { appendAudit, SYSTEM_ACTOR } from '#server/database/audit-log.ts';
import type { Queries } from '#server/database/tables.ts';

/** Removes the sealed records whose retention date has passed, for good; the audit log says that it was done. */
export async function purgeSealedRecords(queries: Queries, now: Date): Promise<void> {
  const { settings } = await queries.selectFrom('practice').select('settings').executeTakeFirstOrThrow();
  const today = dayOf(now, practiceSettings.parse(settings).timeZone);
  const due = await queries
    .selectFrom('sealed_records')
    .select('therapist_id')
    .distinct()
    .where('retained_until', '<', today)
    .orderBy('therapist_id')
    .execute();
  for (const { therapist_id } of due) await purgeOf(queries, therapist_id, today, now);
}

async function purgeOf(queries: Queries, therapistId: number, today: string, now: Date): Promise<void> {
  // Locks the caseload first, as every write does: another process waits here and then finds nothing left.
  const state = await queries
    .updateTable('caseloads')
    .set((row) => ({ audit_length: row.ref('audit_length') }))
    .where('therapist_id', '=', therapistId)
    .returning(['audit_length', 'audit_hash'])
    .executeTakeFirstOrThrow();
  const purged = await queries
    .deleteFrom('sealed_records')
    .where('therapist_id', '=', therapistId)
    .where('retained_until', '<', today)
    .returning('client_id')
    .execute();
  const entries = purged.map(({ client_id }) => ({
    action: 'purge' as const,
    entity: 'client' as const,
    entityId: client_id,
    clientId: client_id,
  }));
  await appendAudit(queries, therapistId, state, entries, SYSTEM_ACTOR, now.toISOString());
}
