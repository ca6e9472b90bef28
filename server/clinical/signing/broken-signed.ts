import type { ActivityAction } from '#domain/platform/audit/activity.ts';
import type { Database } from '#server/platform/database/connection.ts';

export interface BrokenSigned {
  therapistId: number;
  clientId: number;
  /** The first text that was changed, or is missing, counted from 1; or the one whose review or rows are not what they were. */
  position: number;
}

export interface ClientOf {
  therapistId: number;
  clientId: number;
}

/** Tells one child's texts from another's. */
export function keyOf({ therapistId, clientId }: ClientOf): string {
  return `${therapistId} ${clientId}`;
}

/** That the texts of a child are not as they were signed from this one on. */
export function brokenAt({ therapistId, clientId }: ClientOf, position: number): BrokenSigned {
  return { therapistId, clientId, position };
}

/** How often the log says that something was signed or reviewed of each child who is there. */
export async function loggedActs(read: Database['read'], actions: readonly ActivityAction[]) {
  const rows = await read
    .selectFrom('audit_log')
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.therapist_id', '=', 'audit_log.therapist_id')
        .onRef('clients.id', '=', 'audit_log.client_id'),
    )
    .select(['audit_log.therapist_id as therapistId', 'clients.id as clientId'])
    .select((row) => row.fn.countAll().as('acts'))
    .where('action', 'in', actions)
    .groupBy(['audit_log.therapist_id', 'clients.id'])
    .execute();
  return rows.map((row) => ({ ...row, acts: Number(row.acts) }));
}
