import { createHash } from 'node:crypto';
import type { ListedRecord } from '#domain/caseload/caseload-records.ts';
import type { Instant } from '#domain/dates.ts';
import { inParts } from './in-parts.ts';
import type { Queries } from './tables.ts';

export type AuditAction = 'create' | 'read' | 'update' | 'delete' | 'export' | 'import' | 'restore' | 'purge';

/** Who acts. */
export interface Actor {
  userId: number;
  address: string | null;
}

/** Nobody in particular: what the program does by itself is on record under this number. */
export const SYSTEM_ACTOR: Actor = { userId: 0, address: null };

/** One line of the record of who did what; never the content of what was done. */
export interface AuditEntry {
  action: AuditAction;
  entity:
    | ListedRecord['noun']
    | 'inquiry'
    | 'caseload'
    | 'practice'
    | 'ownership'
    | 'backup'
    | 'backup-key'
    | 'account'
    | 'recovery-link'
    | 'sign-in'
    | 'two-factor'
    | 'recovery-code'
    | 'passkey';
  entityId: number | null;
  clientId: number | null;
}

/** Where a therapist's log ends: its length, and the hash that the next line carries on from. */
export interface AuditState {
  audit_length: number;
  audit_hash: string;
}

/** Adds lines to a therapist's log, each bound to the one before by its hash. */
export async function appendAudit(
  queries: Queries,
  therapistId: number,
  state: AuditState,
  entries: readonly AuditEntry[],
  actor: Actor,
  at: Instant,
): Promise<void> {
  if (entries.length === 0) return;
  let { audit_length: position, audit_hash: previousHash } = state;
  const rows = entries.map((entry) => {
    position += 1;
    const line = {
      therapist_id: therapistId,
      position,
      at,
      user_id: actor.userId,
      address: actor.address,
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
  await queries
    .updateTable('caseloads')
    .set({ audit_length: position, audit_hash: previousHash })
    .where('therapist_id', '=', therapistId)
    .execute();
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
  const state = await queries
    .updateTable('caseloads')
    .set((row) => ({ audit_length: row.ref('audit_length') }))
    .where('therapist_id', '=', therapistId)
    .returning(['audit_length', 'audit_hash'])
    .executeTakeFirstOrThrow();
  await appendAudit(queries, therapistId, state, entries, actor, at);
}

/** The hash of one line of the log, over its own content and the hash of the line before. */
export function auditHash(line: Record<string, string | number | null>, previousHash: string): string {
  const content = Object.keys(line)
    .sort()
    .map((name) => [name, line[name]]);
  return createHash('sha256').update(previousHash).update(JSON.stringify(content)).digest('hex');
}
