import { sessionRecord } from '#domain/caseload/sessions/session.ts';
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
import { getStoredInvoice } from '#server/billing/invoices/invoice-store.ts';
import { deleteInvoice } from '#server/billing/invoices/write-invoice.ts';
import { deleteClosing, getClosing } from '#server/caseload/closings/closing-store.ts';
import { deleteGroup, getGroup } from '#server/caseload/groups/group-store.ts';
import { removeMember, touchGroups } from '#server/caseload/groups/member-store.ts';
import { recordsNaming } from '#server/caseload/sealing/client-record.ts';
import { deleteSession, getSession } from '#server/caseload/sessions/session-store.ts';
import { refuseSignedDeletion, refuseSignedNote } from '#server/caseload/sessions/signed-sessions.ts';
import { takeRevisionsBack, takeRevisionsOfDay } from '#server/clinical/goals/revisions-of-results.ts';
import { anyRow, changedColumns } from '#server/platform/database/any-record.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { brokenUniqueness, isBrokenReference } from '#server/platform/database/dialect.ts';
import { conflict, type HttpError } from '#server/platform/http/errors.ts';
import type { UndoStep } from '#server/platform/undo/undo-recorder.ts';
import type { Undo } from '#server/platform/undo/undo-store.ts';
import { restoreSealedRecord } from '#server/records/sealed-records/sealed-record-store.ts';
import {
  refuseBilledSince,
  refuseSessionWithNote,
  refuseSignedSession,
  refuseTakenAbsences,
  restoreNotes,
} from './undo-sessions.ts';

type Step<Was extends UndoStep['was']> = Extract<UndoStep, { was: Was }>;

/**
 * Undoes a change completely or not at all, and returns the affected records. Throws 409 with a sentence if one of
 * them was changed, deleted or billed since.
 */
export async function applyUndo(
  queries: CaseloadWrites,
  { steps, madeAt }: Undo,
  settings: PracticeSettings,
): Promise<UndoneRecord[]> {
  await refuseBilledSince(queries, steps, madeAt);
  const undone: UndoneRecord[] = [];
  try {
    for (const step of steps) undone.push(await undoOne(queries, step, settings));
  } catch (error) {
    if (brokenUniqueness(error) === undefined && !isBrokenReference(error)) throw error;
    throw conflict('Something that goes with this was changed since, so nothing was put back');
  }
  await refuseTakenAbsences(queries, steps, settings);
  for (const { kind: entity, id: entityId, clientId } of undone) {
    queries.audit({ action: 'undo', entity, entityId, clientId });
  }
  return undone;
}

function undoOne(queries: CaseloadWrites, step: UndoStep, settings: PracticeSettings): Promise<UndoneRecord> {
  switch (step.was) {
    case 'changed':
      return revertChange(queries, step, settings);
    case 'added':
      return removeAdded(queries, step, settings);
    case 'removed':
      return restoreRemoved(queries, step);
    case 'sealed':
      return restoreSealed(queries, step, settings);
  }
}

async function revertChange(
  queries: CaseloadWrites,
  { table, id, before, updatedAt }: Step<'changed'>,
  { timeZone }: PracticeSettings,
): Promise<UndoneRecord> {
  const kind = kindIn(table);
  const [now] = await recordsNaming(queries, kind, 'id', id);
  if (now?.updatedAt !== updatedAt) throw changedConflict(kind, now);
  if (kind === sessionRecord) await refuseSignedSession(queries, id, before);
  if ('notes' in before && kind === sessionRecord) await restoreNotes(queries, id, before);
  await queries
    .updateTable(table)
    .set({ ...changedColumns(kind, before), updated_at: queries.changedAt })
    .where('id', '=', id)
    .execute();
  if (table === 'goals' && 'revision' in before)
    await takeRevisionsBack(queries, id, Number(before.revision));
  if (table === 'sessions' && 'date' in before) {
    await takeRevisionsOfDay(queries, await getSession(queries, id), timeZone);
  }
  if (table === 'group_members') await touchGroups(queries, [Number(now.groupId)]);
  return undoneRecord(kind, { ...now, ...before }, 'as it was');
}

// Records that the change created are deleted with the rules of their kind.
async function removeAdded(
  queries: CaseloadWrites,
  { table, id, updatedAt }: Step<'added'>,
  { timeZone }: PracticeSettings,
): Promise<UndoneRecord> {
  const kind = kindIn(table);
  const [now] = await recordsNaming(queries, kind, 'id', id);
  if (now?.updatedAt !== updatedAt) throw changedConflict(kind, now);
  switch (table) {
    case 'sessions':
      await refuseSignedDeletion(queries, [{ id }]);
      await refuseSessionWithNote(queries, id);
      await deleteSession(queries, await getSession(queries, id), timeZone);
      break;
    case 'invoices':
      await deleteInvoice(queries, await getStoredInvoice(queries, id), timeZone);
      break;
    case 'groups':
      await deleteGroup(queries, await getGroup(queries, id));
      break;
    case 'closings':
      await deleteClosing(queries, await getClosing(queries, id));
      break;
    case 'group_members':
      await removeMember(queries, id);
  }
  return undoneRecord(kind, now, 'gone again');
}

async function restoreRemoved(
  queries: CaseloadWrites,
  { table, record }: Step<'removed'>,
): Promise<UndoneRecord> {
  const kind = kindIn(table);
  if (table === 'goal_results') await refuseSignedNote(queries, Number(record.sessionId));
  await queries.insertInto(table, [anyRow(kind, record)]);
  return undoneRecord(kind, record, 'there again');
}

async function restoreSealed(
  queries: CaseloadWrites,
  { sealedId }: Step<'sealed'>,
  settings: PracticeSettings,
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
