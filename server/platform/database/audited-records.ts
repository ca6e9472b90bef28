import type { Stored } from '#domain/platform/record.ts';
import type { RecordIn } from '#domain/program/caseload-records.ts';
import type { AddedRecord } from '#server/platform/undo/undo-recorder.ts';
import type { CaseloadWrites } from './caseload.ts';
import type { Unowned } from './owned-statements.ts';

/** Kinds of records that one write adds, changes or deletes alone. */
type AuditedRecord = RecordIn<
  | 'annuals'
  | 'billing_details'
  | 'closings'
  | 'goals'
  | 'mandates'
  | 'organizations'
  | 'phrases'
  | 'plans'
  | 'tasks'
  | 'time_entries'
>;

/** Inserts a record, adds it to the activity log and to the undo record, and returns it as stored. */
export async function addAudited<Kind extends AuditedRecord & AddedRecord>(
  queries: CaseloadWrites,
  kind: Kind,
  row: Unowned<Kind['table']>,
): Promise<Stored<Kind>> {
  const added = await queries.add(kind, row);
  audit(queries, 'create', kind, added);
  queries.undo.added(kind, added);
  return added;
}

/** Sets columns of a record, adds the change to the activity log and to the undo record, and returns it as stored. */
export async function changeAudited<Kind extends AuditedRecord>(
  queries: CaseloadWrites,
  kind: Kind,
  before: Stored<Kind>,
  columns: Partial<Unowned<Kind['table']>>,
): Promise<Stored<Kind>> {
  await queries
    .updateTable<AuditedRecord['table']>(kind.table)
    .set({ ...columns, updated_at: queries.changedAt })
    .where('id', '=', before.id)
    .execute();
  const after = (await queries.find(kind, before.id)) ?? before;
  audit(queries, 'update', kind, after);
  queries.undo.changed(kind, before, after);
  return after;
}

/** Deletes a record that is not sealed, and adds this to the activity log and to the undo record. */
export async function removeAudited<Kind extends AuditedRecord>(
  queries: CaseloadWrites,
  kind: Kind,
  record: Stored<Kind>,
): Promise<void> {
  await queries.deleteFrom<AuditedRecord['table']>(kind.table).where('id', '=', record.id).execute();
  audit(queries, 'delete', kind, record);
  queries.undo.removed(kind, record);
}

function audit(
  queries: CaseloadWrites,
  action: 'create' | 'update' | 'delete',
  { noun: entity }: AuditedRecord,
  record: { id: number; clientId?: unknown },
): void {
  const clientId = typeof record.clientId === 'number' ? record.clientId : null;
  queries.audit({ action, entity, entityId: record.id, clientId });
}
