import { createHash } from 'node:crypto';
import { PostgresAdapter } from 'kysely';
import type { ActivityAction } from '#domain/platform/audit/activity.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { AuditedEntity } from '#domain/program/activity-words.ts';
import { type Actor, auditedAs, SYSTEM_ACTOR } from './actor.ts';
import { type AuditKey, auditKeyOf } from './audit-key.ts';
import type { AuditLogTable } from './caseload-tables.ts';
import { compiledOnce } from './compiled-query.ts';
import type { OnLastStatement } from './connection.ts';
import { inParts } from './in-parts.ts';
import type { Queries } from './tables.ts';

/** One line of the audit log: who did what, never the content. */
export interface AuditEntry {
  action: ActivityAction;
  entity: AuditedEntity;
  entityId: number | null;
  clientId: number | null;
  /** The hash of what was signed, for a signature. */
  fingerprint?: string | undefined;
}

/** The end of a therapist's log. */
export interface AuditState {
  audit_length: number;
  /** The hash of the last line, which the next line includes. */
  audit_hash: string;
  /** The name of the key that sealed this end, and the seal; both empty before the log was sealed. */
  audit_key: string;
  audit_seal: string;
}

/** The first line that is sealed with a new key. */
export const newKeyEntry: AuditEntry = about('create', 'audit-key');
/** The line that records that the log's end did not match its seal: lines were removed or added. */
export const brokenEndEntry: AuditEntry = about('fail', 'activity-log');

/** The line that records that the log could be changed for a while: its triggers were missing and are restored. */
export const relockedEntry: AuditEntry = about('restore', 'activity-log');

function about(action: ActivityAction, entity: AuditedEntity): AuditEntry {
  return { action, entity, entityId: null, clientId: null };
}

/**
 * Adds lines to a therapist's log, each linked to the previous one by its hash and sealed with the key. If the key is
 * new, or the log's end does not match its seal, a line records that first. Returns the new end of the log, which the
 * caller saves in the caseload's row. The last insert is awaited unless the caller passes `last` to take it.
 */
export async function appendAudit(
  queries: Queries,
  therapistId: number,
  state: AuditState,
  entries: readonly AuditEntry[],
  actor: Actor,
  at: Instant,
  last?: OnLastStatement,
): Promise<AuditState> {
  const key = auditKeyOf(queries);
  let { audit_length: position, audit_hash: previousHash } = state;
  const lines = [
    ...entriesBefore(key, therapistId, state).map((entry) => ({ entry, by: SYSTEM_ACTOR })),
    ...entries.map((entry) => ({ entry, by: actor })),
  ];
  const rows = lines.map(({ entry, by }) => {
    position += 1;
    const line = {
      therapist_id: therapistId,
      position,
      at,
      ...auditedAs(by),
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      client_id: entry.clientId,
      key_name: key.name,
      fingerprint: entry.fingerprint ?? null,
    };
    const row = { ...line, previous_hash: previousHash, hash: auditHash(line, previousHash, key) };
    previousHash = row.hash;
    return row;
  });
  const lastRow = rows.pop();
  for await (const part of inParts(rows)) await queries.insertInto('audit_log').values(part).execute();
  const written = lastRow && addLine(queries, lastRow);
  if (written && last) last(written);
  else await written;
  const end = { audit_length: position, audit_hash: previousHash };
  return { ...end, audit_key: key.name, audit_seal: sealOfEnd(key, therapistId, end) };
}

// Nearly every write adds one line.
const addLine = compiledOnce((queries, line: AuditLogTable) => {
  const { therapist_id, position, at, actor_kind, user_id, address } = line;
  const { action, entity, entity_id, client_id, key_name, fingerprint, previous_hash, hash } = line;
  const about = { action, entity, entity_id, client_id };
  const by = { actor_kind, user_id, address };
  const bound = { key_name, fingerprint, previous_hash, hash };
  const whole: AuditLogTable = { therapist_id, position, at, ...by, ...about, ...bound };
  return queries.insertInto('audit_log').values(whole);
});

// Checked with each added line; otherwise the next seal would hide a change of this one.
function entriesBefore(key: AuditKey, therapistId: number, state: AuditState): AuditEntry[] {
  if (state.audit_key !== key.name) return state.audit_length === 0 ? [] : [newKeyEntry];
  return sealOfEnd(key, therapistId, state) === state.audit_seal ? [] : [brokenEndEntry];
}

/** Returns the seal of a log's end: without the key nobody can move it. */
export function sealOfEnd(
  key: AuditKey,
  therapistId: number,
  { audit_length, audit_hash }: Pick<AuditState, 'audit_length' | 'audit_hash'>,
): string {
  return key.seal(`the log of ${therapistId} ends at ${audit_length} with ${audit_hash}`);
}

/**
 * Adds lines outside of a caseload's own write. Locks the caseload's row first, so that two writes never continue
 * from the same line.
 */
export async function appendAuditEntries(
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
 * Locks and returns a caseload's row. The lock comes first in every write and serializes the writes of a caseload on
 * PostgreSQL, so that what a write has read stays valid until it commits. SQLite has a single writer anyway.
 */
export async function lockCaseload(queries: Queries, therapistId: number) {
  const [state] = await lockedStates(queries, { therapistId });
  if (state === undefined) throw new Error('There is no such caseload');
  return state;
}

const lockedStates = compiledOnce((queries, { therapistId }: { therapistId: number }) => {
  const state = queries
    .selectFrom('caseloads')
    .select(['audit_length', 'audit_hash', 'audit_key', 'audit_seal', 'versions'])
    .where('therapist_id', '=', therapistId);
  return queries.getExecutor().adapter instanceof PostgresAdapter ? state.forNoKeyUpdate() : state;
});

/** Columns that lines of earlier versions lack; while null they are not part of the hash. */
const LATER_COLUMNS = ['actor_kind', 'key_name', 'fingerprint'];

/**
 * Returns the hash of a log line over its content and the previous line's hash; sealed with the key if the line names
 * one.
 */
export function auditHash(
  line: Record<string, string | number | null>,
  previousHash: string,
  key: AuditKey,
): string {
  const content = Object.keys(line)
    .filter((name) => !LATER_COLUMNS.includes(name) || line[name] !== null)
    .sort()
    .map((name) => [name, line[name]]);
  const text = previousHash + JSON.stringify(content);
  return line.key_name ? key.seal(text) : createHash('sha256').update(text).digest('hex');
}
