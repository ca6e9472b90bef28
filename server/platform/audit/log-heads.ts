import type { Queries } from '#server/platform/database/tables.ts';

/**
 * Where each log ends, by the number of its therapist: how many lines it has and the hash of the last, as "12:9f3b…".
 * Kept outside of the database, it tells whether a log was shortened or written anew since.
 */
export type LogHeads = Record<string, string>;

interface End {
  therapist_id: number;
  audit_length: number;
  audit_hash: string;
}

export async function readLogHeads(queries: Queries): Promise<LogHeads> {
  return headsOf(
    await queries
      .selectFrom('caseloads')
      .select(['therapist_id', 'audit_length', 'audit_hash'])
      .orderBy('therapist_id')
      .execute(),
  );
}

export function headsOf(ends: readonly End[]): LogHeads {
  return Object.fromEntries(
    ends.map(({ therapist_id, audit_length, audit_hash }) => [therapist_id, `${audit_length}:${audit_hash}`]),
  );
}
