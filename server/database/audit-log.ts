import { createHash } from 'node:crypto';
import type { ActivityAction } from '#domain/audit/activity.ts';
import type { ListedRecord } from '#domain/caseload/caseload-records.ts';
import type { Instant } from '#domain/dates.ts';
import { type Actor, auditedAs } from './actor.ts';
import { inParts } from './in-parts.ts';
import type { Queries } from './tables.ts';

/** What a line is about. */
export type AuditedEntity =
  | ListedRecord['noun']
  | 'sealed-record'
  | 'import'
  | 'inquiry'
  | 'caseload'
  | 'practice'
  | 'ownership'
  | 'backup'
  | 'backup-key'
  | 'account'
  | 'access'
  | 'invitation'
  | 'recovery-link'
  | 'sign-in'
  | 'device'
  | 'two-factor'
  | 'recovery-code'
  | 'passkey'
  | 'activity-log';

/** One line of the record of who did what; never the content of what was done. */
export interface AuditEntry {
  action: ActivityAction;
  entity: AuditedEntity;
  entityId: number | null;
  clientId: number | null;
}

/** Where a therapist's log ends: its length, and the hash that the next line carries on from. */
export interface AuditState {
  audit_length: number;
  audit_hash: string;
}

/**
 * Adds lines to a therapist's log, each bound to the one before by its hash. Gives where the log ends then, which the
 * caller keeps in the row of the caseload.
 */
export async function appendAudit(
  queries: Queries,
  therapistId: number,
  state: AuditState,
  entries: readonly AuditEntry[],
  actor: Actor,
  at: Instant,
): Promise<AuditState> {
  let { audit_length: position, audit_hash: previousHash } = state;
  const rows = entries.map((entry) => {
    position += 1;
    const line = {
      therapist_id: therapistId,
      position,
      at,
      ...auditedAs(actor),
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      client_id: entry.clientId,
    };
    const row = { ...line, previous_hash: previousHash, hash: auditHash(line, previousHash) };
    previousHash = row.hash;
    return row;
  });
  for await (const part of inParts(rows)) await queries.insertInto('audit_log').values(part).execute();
  return { audit_length: position, audit_hash: previousHash };
}

/**
 * Adds lines from outside a caseload's own write. Its row lock comes first, so that two writes never carry on from
 * the same line.
 */
export async function appendAuditAlone(
  queries: Queries,
  therapistId: number,
  entries: readonly AuditEntry[],
  actor: Actor,
  at: Instant,
): Promise<void> {
  if (entries.length === 0) return;
  const state = await lockCaseload(queries, therapistId);
  const end = await appendAudit(queries, therapistId, state, entries, actor, at);
  await queries.updateTable('caseloads').set(end).where('therapist_id', '=', therapistId).execute();
}

/**
 * What a caseload's row says. Its lock comes first in every write, and puts the writes of one caseload in line on
 * PostgreSQL, so that what a write has read stays true until it commits. On SQLite there is one writer anyway.
 */
export function lockCaseload(queries: Queries, therapistId: number) {
  return queries
    .updateTable('caseloads')
    .set((row) => ({ audit_length: row.ref('audit_length') }))
    .where('therapist_id', '=', therapistId)
    .returning(['audit_length', 'audit_hash', 'versions'])
    .executeTakeFirstOrThrow();
}

/**
 * The hash of one line of the log, over its own content and the hash of the line before. A line of an earlier version
 * names no kind of actor, and its hash knows of none.
 */
export function auditHash(line: Record<string, string | number | null>, previousHash: string): string {
  const content = Object.keys(line)
    .filter((name) => name !== 'actor_kind' || line[name] !== null)
    .sort()
    .map((name) => [name, line[name]]);
  return createHash('sha256').update(previousHash).update(JSON.stringify(content)).digest('hex');
}
