import { auditHash } from '#server/database/audit-log.ts';
import type { Queries } from '#server/database/tables.ts';

const LINES_AT_ONCE = 1_000;

export interface CheckedLog {
  therapistId: number;
  lines: number;
  /** The position of the first line that was changed, or is missing; undefined when all is as it was written. */
  brokenAt: number | undefined;
}

/** Recomputes the chain of every therapist's log, from its first line to where the caseload says that it ends. */
export async function verifyAudit(queries: Queries): Promise<CheckedLog[]> {
  const ends = await queries
    .selectFrom('caseloads')
    .select(['therapist_id', 'audit_length', 'audit_hash'])
    .orderBy('therapist_id')
    .execute();
  const checked: CheckedLog[] = [];
  for (const { therapist_id: therapistId, audit_length: lines, audit_hash: endHash } of ends) {
    checked.push({
      therapistId,
      lines,
      brokenAt: await firstBrokenLine(queries, therapistId, lines, endHash),
    });
  }
  return checked;
}

async function firstBrokenLine(queries: Queries, therapistId: number, length: number, endHash: string) {
  let position = 0;
  let previousHash = '';
  for (;;) {
    const rows = await queries
      .selectFrom('audit_log')
      .selectAll()
      .where('therapist_id', '=', therapistId)
      .where('position', '>', position)
      .orderBy('position')
      .limit(LINES_AT_ONCE)
      .execute();
    for (const { hash, previous_hash, ...line } of rows) {
      position += 1;
      const isWhole =
        line.position === position &&
        previous_hash === previousHash &&
        hash === auditHash(line, previousHash);
      if (!isWhole) return position;
      previousHash = hash;
    }
    if (rows.length < LINES_AT_ONCE) break;
  }
  // Lines cut off the end leave an unbroken chain that is too short.
  if (position !== length) return Math.min(position, length) + 1;
  return previousHash === endHash ? undefined : length;
}
