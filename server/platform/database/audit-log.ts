import { createHash } from 'node:crypto';
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

/** One line of the record of who did what; never the content of what was done. */
export interface AuditEntry {
  action: ActivityAction;
  entity: AuditedEntity;
  entityId: number | null;
  clientId: number | null;
}

/** Where a therapist's log ends. */
export interface AuditState {
  audit_length: number;
  /** The hash of the last line, which the next one carries on from. */
  audit_hash: string;
  /** The name of the key that sealed this end, and that seal; both empty before the log was sealed. */
  audit_key: string;
  audit_seal: string;
}

/** The first line that is sealed with a key: another one, or none, was in use before. */
export const keyBeganEntry: AuditEntry = about('create', 'audit-key');
/** The line that says that the log did not end as it was left: lines were removed from its end, or added. */
export const brokenEndEntry: AuditEntry = about('fail', 'activity-log');

/** The line that says that the log could be changed for a while: what refuses it was missing, and is back. */
export const lockedAgainEntry: AuditEntry = about('restore', 'activity-log');

function about(action: ActivityAction, entity: AuditedEntity): AuditEntry {
  return { action, entity, entityId: null, clientId: null };
}

/**
 * Adds lines to a therapist's log, each bound to the one before by its hash, and sealed with the key. Where the key is
 * another one than before, or the log does not end as it was left, a line says so first. Gives where the log ends then,
 * which the caller keeps in the row of the caseload. The last line is waited for unless somebody takes it as their `last`
 * statement.
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
    ...foundBefore(key, therapistId, state).map((entry) => ({ entry, by: SYSTEM_ACTOR })),
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

// Nearly every write leaves one line.
const addLine = compiledOnce((queries, line: AuditLogTable) => {
  const { therapist_id, position, at, actor_kind, user_id, address } = line;
  const { action, entity, entity_id, client_id, key_name, previous_hash, hash } = line;
  const about = { action, entity, entity_id, client_id };
  const by = { actor_kind, user_id, address };
  const bound = { key_name, previous_hash, hash };
  const whole: AuditLogTable = { therapist_id, position, at, ...by, ...about, ...bound };
  return queries.insertInto('audit_log').values(whole);
});

// Checked at each line that is added, or the seal of the next end would cover up what was done to this one.
function foundBefore(key: AuditKey, therapistId: number, state: AuditState): AuditEntry[] {
  if (state.audit_key !== key.name) return state.audit_length === 0 ? [] : [keyBeganEntry];
  return sealOfEnd(key, therapistId, state) === state.audit_seal ? [] : [brokenEndEntry];
}

/** The seal of where a log ends: without the key nobody makes it end elsewhere. */
export function sealOfEnd(
  key: AuditKey,
  therapistId: number,
  { audit_length, audit_hash }: Pick<AuditState, 'audit_length' | 'audit_hash'>,
): string {
  return key.seal(`the log of ${therapistId} ends at ${audit_length} with ${audit_hash}`);
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
export async function lockCaseload(queries: Queries, therapistId: number) {
  const [state] = await lockedStates(queries, { therapistId });
  if (state === undefined) throw new Error('There is no such caseload');
  return state;
}

const lockedStates = compiledOnce((queries, { therapistId }: { therapistId: number }) =>
  queries
    .updateTable('caseloads')
    .set((row) => ({ audit_length: row.ref('audit_length') }))
    .where('therapist_id', '=', therapistId)
    .returning(['audit_length', 'audit_hash', 'audit_key', 'audit_seal', 'versions']),
);

/** What a line of an earlier version does not say, and its hash does not know of. */
const LATER_COLUMNS = ['actor_kind', 'key_name'];

/**
 * The hash of one line of the log, over its own content and the hash of the line before; sealed with the key, where the
 * line names one.
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
