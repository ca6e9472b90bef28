import type { Instant } from '#domain/platform/dates.ts';
import type { Actor } from '#server/platform/database/actor.ts';
import { type AuditEntry, appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** Adds an entry about the whole practice to every therapist's log. */
export async function auditInEveryLog(
  queries: Queries,
  { actor, now }: { actor: Actor; now: Instant },
  { action, entity }: Pick<AuditEntry, 'action' | 'entity'>,
): Promise<void> {
  // In a fixed order, so that two writes never deadlock on each other's rows.
  const logs = await queries.selectFrom('caseloads').select('therapist_id').orderBy('therapist_id').execute();
  for (const { therapist_id: therapistId } of logs) {
    const entry = { action, entity, entityId: null, clientId: null };
    await appendAuditEntries(queries, therapistId, [entry], actor, now);
  }
}
