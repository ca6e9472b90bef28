import type { Queries } from '#server/platform/database/tables.ts';

/**
 * The end of each log by therapist id: its number of lines and the hash of the last, as "12:9f3b…". Stored outside of
 * the database, it shows whether a log was shortened or rewritten.
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
