import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import { appendAudit, keyBeganEntry, lockCaseload } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';

/**
 * Lets every log that was not sealed with this key go on with it, from a line that says so. Gives how many of them
 * were sealed with another key, which is lost, or lies elsewhere.
 */
export async function beginSealing(database: Database, now: Date): Promise<number> {
  const { name } = database.auditKey;
  const logs = await database.read
    .selectFrom('caseloads')
    .select(['therapist_id as therapistId', 'audit_key as sealedWith'])
    .where('audit_key', '!=', name)
    // Always in the same order, so that two processes never wait for each other's row.
    .orderBy('therapist_id')
    .execute();
  if (logs.length === 0) return 0;
  await database.write(async (queries) => {
    for (const { therapistId } of logs) {
      const state = await lockCaseload(queries, therapistId);
      if (state.audit_key === name) continue;
      // A log with lines says it by itself.
      const entries = state.audit_length === 0 ? [keyBeganEntry] : [];
      const end = await appendAudit(queries, therapistId, state, entries, SYSTEM_ACTOR, now.toISOString());
      await queries.updateTable('caseloads').set(end).where('therapist_id', '=', therapistId).execute();
    }
  });
  return logs.filter(({ sealedWith }) => sealedWith !== '').length;
}
