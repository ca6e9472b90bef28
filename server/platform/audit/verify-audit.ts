import type { AuditKey } from '#server/platform/database/audit-key.ts';
import {
  type AuditEntry,
  type AuditState,
  auditHash,
  brokenEndEntry,
  newKeyEntry,
  sealOfEnd,
} from '#server/platform/database/audit-log.ts';
import type { AuditLogTable } from '#server/platform/database/caseload-tables.ts';
import type { Database } from '#server/platform/database/connection.ts';

const LINES_AT_ONCE = 1_000;

export interface CheckedLog {
  therapistId: number;
  lines: number;
  /** The position of the first changed or missing line; undefined if the log is intact. */
  brokenAt: number | undefined;
  /** Number of lines at the beginning sealed with an unavailable key: only their order can be checked. */
  unreadable: number;
}

/**
 * Verifies every therapist's log with the key, from its first line to the end that the caseload states; also while
 * the program adds lines.
 */
export async function verifyAudit({
  read,
  auditKey,
}: Pick<Database, 'read' | 'auditKey'>): Promise<CheckedLog[]> {
  const ends = await read
    .selectFrom('caseloads')
    .select(['therapist_id', 'audit_length', 'audit_hash', 'audit_key', 'audit_seal'])
    .orderBy('therapist_id')
    .execute();
  const checked: CheckedLog[] = [];
  for (const { therapist_id: therapistId, ...end } of ends) {
    const chain = new Chain(auditKey);
    for await (const line of linesOf(read, therapistId, end.audit_length)) if (!chain.follows(line)) break;
    checked.push({
      therapistId,
      lines: end.audit_length,
      brokenAt:
        chain.brokenAt ??
        brokenEnd(chain, auditKey, therapistId, end) ??
        (await firstBeyondEnd(read, therapistId)),
      unreadable: chain.unreadable,
    });
  }
  return checked;
}

async function* linesOf(
  read: Database['read'],
  therapistId: number,
  last: number,
): AsyncGenerator<AuditLogTable> {
  for (let position = 0; position < last; ) {
    const rows = await read
      .selectFrom('audit_log')
      .selectAll()
      .where('therapist_id', '=', therapistId)
      .where('position', '>', position)
      .where('position', '<=', last)
      .orderBy('position')
      .limit(LINES_AT_ONCE)
      .execute();
    yield* rows;
    position = rows.at(-1)?.position ?? last;
  }
}

function brokenEnd({ length, hash }: Chain, key: AuditKey, therapistId: number, end: AuditState) {
  // Lines removed from the end leave an intact chain that is too short.
  if (length < end.audit_length) return length + 1;
  const isSealed = end.audit_key === key.name && sealOfEnd(key, therapistId, end) === end.audit_seal;
  return hash === end.audit_hash && isSealed ? undefined : Math.max(length, 1);
}

// In one statement, because the program may add a line between two.
async function firstBeyondEnd(read: Database['read'], therapistId: number): Promise<number | undefined> {
  const line = await read
    .selectFrom('audit_log')
    .innerJoin('caseloads', 'caseloads.therapist_id', 'audit_log.therapist_id')
    .select('position')
    .where('audit_log.therapist_id', '=', therapistId)
    .whereRef('position', '>', 'audit_length')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return line?.position;
}

/** The verified part of a log. */
class Chain {
  readonly #key: AuditKey;
  /** Number of intact lines. */
  length = 0;
  hash = '';
  unreadable = 0;
  brokenAt: number | undefined;
  #isSealed = false;

  constructor(key: AuditKey) {
    this.#key = key;
  }

  /** Returns whether the next line is intact and continues the chain. */
  follows({ hash, previous_hash, ...line }: AuditLogTable): boolean {
    const isNext = line.position === this.length + 1 && previous_hash === this.hash;
    if (!isNext || !this.#isKeyAllowed(line) || !this.#isAsHashed(line, hash)) {
      this.brokenAt = this.length + 1;
      return false;
    }
    this.#isSealed = line.key_name === this.#key.name;
    this.length += 1;
    this.hash = hash;
    return true;
  }

  // Once the key is in use every line must have it: somebody with access to the database alone could rewrite lines
  // without it.
  #isKeyAllowed(line: Omit<AuditLogTable, 'hash' | 'previous_hash'>): boolean {
    const isWithKey = line.key_name === this.#key.name;
    if (this.#isSealed) return isWithKey && !isEntry(line, newKeyEntry) && !isEntry(line, brokenEndEntry);
    if (!isWithKey) return line.key_name !== null || this.unreadable === 0;
    // Otherwise removing the beginning would let the log start anywhere.
    const isOpened = line.position === 1 && line.action === 'create' && line.entity === 'account';
    return isOpened || isEntry(line, newKeyEntry);
  }

  #isAsHashed(line: Omit<AuditLogTable, 'hash' | 'previous_hash'>, hash: string): boolean {
    if (line.key_name === null || line.key_name === this.#key.name) {
      return hash === auditHash(line, this.hash, this.#key);
    }
    this.unreadable += 1;
    return true;
  }
}

function isEntry(line: Pick<AuditLogTable, 'action' | 'entity'>, { action, entity }: AuditEntry): boolean {
  return line.action === action && line.entity === entity;
}
