import type { FastifyRequest } from 'fastify';
import { type AuditEntry, appendAuditAlone } from '#server/database/audit-log.ts';
import type { Queries } from '#server/database/tables.ts';

/** Notes in every therapist's log what somebody does with the records of them all. */
export async function noteInEveryLog(
  queries: Queries,
  request: FastifyRequest,
  { action, entity }: Pick<AuditEntry, 'action' | 'entity'>,
): Promise<void> {
  const { actor, now } = request.practice;
  // Always in the same order, so that two writes never wait for each other's row.
  const logs = await queries.selectFrom('caseloads').select('therapist_id').orderBy('therapist_id').execute();
  for (const { therapist_id: therapistId } of logs) {
    const entry = { action, entity, entityId: null, clientId: null };
    await appendAuditAlone(queries, therapistId, [entry], actor, now);
  }
}
