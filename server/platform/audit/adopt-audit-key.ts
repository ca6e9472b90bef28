import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import { appendAudit, lockCaseload, newKeyEntry } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';

/**
 * Switches every log that was sealed with another key to the current key, starting with a line that records it.
 * Returns how many logs had another key, which is lost or stored elsewhere.
 */
export async function adoptAuditKey(database: Database, now: Date): Promise<number> {
  const { name } = database.auditKey;
  const logs = await database.read
    .selectFrom('caseloads')
    .select(['therapist_id as therapistId', 'audit_key as sealedWith'])
    .where('audit_key', '!=', name)
    // In a fixed order, so that two processes never deadlock on each other's rows.
    .orderBy('therapist_id')
    .execute();
  if (logs.length === 0) return 0;
  await database.write(async (queries) => {
    for (const { therapistId } of logs) {
      const state = await lockCaseload(queries, therapistId);
      if (state.audit_key === name) continue;
      // For a log that already has lines, appendAudit adds this entry.
      const entries = state.audit_length === 0 ? [newKeyEntry] : [];
      const end = await appendAudit(queries, therapistId, state, entries, SYSTEM_ACTOR, now.toISOString());
      await queries.updateTable('caseloads').set(end).where('therapist_id', '=', therapistId).execute();
    }
  });
  return logs.filter(({ sealedWith }) => sealedWith !== '').length;
}
