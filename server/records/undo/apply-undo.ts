import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { type EarlierRecord, namedIn } from '#domain/platform/record.ts';
import {
  type CaseloadRecord,
  caseloadRecords,
  type ListedRecord,
  listedRecords,
  type RecordTable,
} from '#domain/program/caseload-records.ts';
import type { UndoneRecord } from '#domain/program/undo.ts';
import { recordsNaming } from '#server/caseload/sealing/client-record.ts';
import { anyRow, changedColumns } from '#server/platform/database/any-record.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { brokenUniqueness, isBrokenReference } from '#server/platform/database/dialect.ts';
import { conflict, HttpError } from '#server/platform/http/errors.ts';
import type { AllModules } from '#server/platform/server-module.ts';
import type { UndoStep } from '#server/platform/undo/undo-recorder.ts';
import type { ModuleUndo } from '#server/platform/undo/undo-rules.ts';
import type { Undo } from '#server/platform/undo/undo-store.ts';
import { restoreSealedRecord } from '#server/records/sealed-records/sealed-record-store.ts';

type Step<Was extends UndoStep['was']> = Extract<UndoStep, { was: Was }>;

/**
 * Undoes a change completely or not at all, and returns the affected records. Throws 409 with a sentence if one of
 * them was changed, deleted or billed since.
 */
export async function applyUndo(
  queries: CaseloadWrites,
  { steps, madeAt }: Undo,
  settings: PracticeSettings,
  { modules }: AllModules,
): Promise<UndoneRecord[]> {
  const undos = modules.flatMap(({ undo = [] }) => undo);
  for (const { refuse } of undos) await refuse?.(queries, steps, madeAt);
  const undone: UndoneRecord[] = [];
  try {
    for (const step of steps) undone.push(await undoOne(queries, step, { settings, undos }));
  } catch (error) {
    // A record that was right at its time breaks a rule beside what was added since.
    const isRule = error instanceof HttpError && error.status === 400;
    if (!isRule && brokenUniqueness(error) === undefined && !isBrokenReference(error)) throw error;
    throw conflict('Something that goes with this was changed since, so nothing was put back');
  }
  for (const { refuseOutcome } of undos) await refuseOutcome?.(queries, steps, settings);
  for (const { kind: entity, id: entityId, clientId } of undone) {
    queries.audit({ action: 'undo', entity, entityId, clientId });
  }
  return undone;
}

interface UndoContext {
  settings: PracticeSettings;
  undos: readonly ModuleUndo[];
}

function undoOne(queries: CaseloadWrites, step: UndoStep, context: UndoContext): Promise<UndoneRecord> {
  switch (step.was) {
    case 'changed':
      return revertChange(queries, step, context);
    case 'added':
      return removeAdded(queries, step, context);
    case 'removed':
      return restoreRemoved(queries, step, context);
    case 'sealed':
      return restoreSealed(queries, step, context);
  }
}

async function revertChange(
  queries: CaseloadWrites,
  { table, id, before, updatedAt }: Step<'changed'>,
  { settings, undos }: UndoContext,
): Promise<UndoneRecord> {
  const kind = kindIn(table);
  const [now] = await recordsNaming(queries, kind, 'id', id);
  if (now?.updatedAt !== updatedAt) throw changedConflict(kind, now);
  const rules = rulesOf(undos, table);
  for (const { beforeRevert } of rules) await beforeRevert?.(queries, id, before);
  await queries
    .updateTable(table)
    .set({ ...changedColumns(kind, before), updated_at: queries.changedAt })
    .where('id', '=', id)
    .execute();
  for (const { afterRevert } of rules) await afterRevert?.(queries, { id, now, before }, settings);
  return undoneRecord(kind, { ...now, ...before }, 'as it was');
}

function rulesOf(undos: readonly ModuleUndo[], table: RecordTable) {
  return undos.flatMap(({ rules }) => rules?.[table] ?? []);
}

// Records that the change created are deleted with the rules of their kind.
async function removeAdded(
  queries: CaseloadWrites,
  { table, id, updatedAt }: Step<'added'>,
  { settings, undos }: UndoContext,
): Promise<UndoneRecord> {
  const kind = kindIn(table);
  const [now] = await recordsNaming(queries, kind, 'id', id);
  if (now?.updatedAt !== updatedAt) throw changedConflict(kind, now);
  const removals = rulesOf(undos, table).flatMap(({ removeAdded: remove = [] }) => remove);
  if (removals.length === 0) throw new Error(`No module says how an undo removes a record in ${table}`);
  for (const remove of removals) await remove(queries, id, settings);
  return undoneRecord(kind, now, 'gone again');
}

async function restoreRemoved(
  queries: CaseloadWrites,
  { table, record }: Step<'removed'>,
  { undos }: UndoContext,
): Promise<UndoneRecord> {
  const kind = kindIn(table);
  const rules = rulesOf(undos, table);
  for (const { beforeRestore } of rules) await beforeRestore?.(queries, record);
  await queries.insertInto(table, [anyRow(kind, record)]);
  for (const { afterRestore } of rules) await afterRestore?.(queries, Number(record.id));
  return undoneRecord(kind, record, 'there again');
}

async function restoreSealed(
  queries: CaseloadWrites,
  { sealedId }: Step<'sealed'>,
  { settings }: UndoContext,
): Promise<UndoneRecord> {
  const sealed = await queries
    .selectFrom('sealed_records')
    .select(['kind', 'record_id as id', 'client_id as clientId'])
    .where('id', '=', sealedId)
    .executeTakeFirst();
  if (!sealed) throw conflict('What was deleted has been put back already');
  await restoreSealedRecord(queries, sealedId, settings);
  return { ...sealed, became: 'there again' };
}

function kindIn(table: RecordTable): CaseloadRecord {
  const kind = caseloadRecords.find((one) => one.table === table);
  if (kind === undefined) throw new Error(`No kind of record is in ${table}`);
  return kind;
}

/** Returns the summary of an undone record; for a part of another record, that of the whole. */
function undoneRecord(
  kind: CaseloadRecord,
  record: EarlierRecord,
  became: UndoneRecord['became'],
): UndoneRecord {
  const clientId = clientOf(kind, record);
  if (!('partOf' in kind)) return { kind: kind.noun, id: Number(record.id), clientId, became };
  const { noun } = listedKind(kind.partOf);
  const [field = ''] = namedIn(kind).find(([, table]) => table === kind.partOf) ?? [];
  return { kind: noun, id: Number(record[field]), clientId, became: 'as it was' };
}

function listedKind(table: string): ListedRecord {
  const kind = listedRecords.find((one) => one.table === table);
  if (kind === undefined) throw new Error(`No kind of record is in ${table}`);
  return kind;
}

// A refusal names no child: the message that offered the undo did.
function changedConflict({ words }: CaseloadRecord, now: EarlierRecord | undefined): HttpError {
  const what = now === undefined ? 'deleted' : 'changed';
  return conflict(`This ${words.one} was ${what} since, so nothing was put back`);
}

function clientOf({ noun }: CaseloadRecord, { id, clientId }: EarlierRecord): number | null {
  const client = noun === 'client' ? id : clientId;
  return typeof client === 'number' ? client : null;
}
