import type { Instant } from '#domain/platform/dates.ts';
import type { Actor } from '#server/platform/database/actor.ts';
import { type AuditEntry, appendAuditAlone } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** Notes in every therapist's log what somebody does that is about them all. */
export async function noteInEveryLog(
  queries: Queries,
  { actor, now }: { actor: Actor; now: Instant },
  { action, entity }: Pick<AuditEntry, 'action' | 'entity'>,
): Promise<void> {
  // Always in the same order, so that two writes never wait for each other's row.
  const logs = await queries.selectFrom('caseloads').select('therapist_id').orderBy('therapist_id').execute();
  for (const { therapist_id: therapistId } of logs) {
    const entry = { action, entity, entityId: null, clientId: null };
    await appendAuditAlone(queries, therapistId, [entry], actor, now);
  }
}
