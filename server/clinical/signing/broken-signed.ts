import type { ActivityAction } from '#domain/platform/audit/activity.ts';
import type { Database } from '#server/platform/database/connection.ts';

export interface BrokenSigned {
  therapistId: number;
  clientId: number;
  /**
   * The position of the first text that was changed or is missing, counted from 1, or of the text whose
   * review or rows do not match.
   */
  position: number;
}

export interface ClientOf {
  therapistId: number;
  clientId: number;
}

/** Returns a key that is unique for each child. */
export function keyOf({ therapistId, clientId }: ClientOf): string {
  return `${therapistId} ${clientId}`;
}

/** Marks a child's signature chain as broken from `position` on. */
export function brokenAt({ therapistId, clientId }: ClientOf, position: number): BrokenSigned {
  return { therapistId, clientId, position };
}

/** Returns how many signatures or reviews the log has for each child that is not deleted. */
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
