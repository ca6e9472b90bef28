import { sql } from 'kysely';
import type { Instant } from '#domain/platform/dates.ts';
import {
  type ClientImport,
  type ImportUndo,
  isUndoOpen,
  UNDO_DAYS,
} from '#domain/records/imports/client-import.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { findAddedMandates, removeAddedMandates } from './added-mandates.ts';
import { getClientImport } from './client-import-store.ts';
import { columnsNaming } from './naming-columns.ts';
import { removeImportedPlaces } from './remove-imported-places.ts';

/** The columns that name a client: a record added since the import prevents the client's removal. */
const additions = columnsNaming('clients');

interface UndoPlan extends ImportUndo {
  removedIds: number[];
  added: Awaited<ReturnType<typeof findAddedMandates>>;
}

/** Returns what undoing an import would do. Throws 404 if it does not exist or belongs to another therapist. */
export async function previewUndo(queries: CaseloadQueries, importId: number): Promise<ImportUndo> {
  const found = await getClientImport(queries, importId);
  const { removedCount, mandateCount, kept } = await planUndo(queries, found);
  return { removedCount, mandateCount, kept };
}

/**
 * Permanently removes the clients of an import with the plans and mandates that it brought, the mandates that it added to
 * other clients, except those with additions or changes since, and its schools and payers that nothing names. Throws 404
 * if the import does not exist or belongs to another therapist, 409 if nothing can be removed.
 */
export async function undoImport(queries: CaseloadWrites, importId: number): Promise<ImportUndo> {
  const found = await getClientImport(queries, importId);
  if (found.remainingCount === 0) throw conflict('None of these clients is there any more');
  if (!isUndoOpen(found, queries.now)) {
    throw conflict(`An import can be undone for ${UNDO_DAYS} days. Please delete these clients one by one`);
  }
  const { removedIds, added, removedCount, mandateCount, kept } = await planUndo(queries, found);
  if (removedCount + mandateCount === 0) {
    throw conflict('Something has been added to each of these clients since, so none was taken out');
  }
  for await (const part of inParts(removedIds)) {
    await queries.deleteFrom('mandates').where('client_id', 'in', part).execute();
    await queries.deleteFrom('plans').where('client_id', 'in', part).execute();
    await queries.deleteFrom('clients').where('id', 'in', part).execute();
  }
  await removeAddedMandates(queries, added, found);
  await removeImportedPlaces(queries, found.createdAt);
  for (const clientId of removedIds) {
    queries.audit({ action: 'delete', entity: 'client', entityId: clientId, clientId });
  }
  await queries
    .updateTable('client_imports')
    .set({ undone_at: queries.now })
    .where('id', '=', importId)
    .execute();
  return { removedCount, mandateCount, kept };
}

async function planUndo(queries: CaseloadQueries, found: ClientImport): Promise<UndoPlan> {
  const { id: importId, createdAt: importedAt } = found;
  const clients = await queries
    .selectFrom('clients')
    .innerJoin('imported_clients', (join) =>
      join
        .onRef('imported_clients.therapist_id', '=', 'clients.therapist_id')
        .onRef('imported_clients.client_id', '=', 'clients.id'),
    )
    .select(['clients.id', 'clients.created_at as createdAt', 'clients.updated_at as updatedAt'])
    .where('imported_clients.import_id', '=', importId)
    .orderBy('clients.id')
    .execute();
  const added = await additionsTo(queries, importId, importedAt);
  for (const clientId of await withSealedRecords(queries, importId)) {
    added.set(clientId, [...(added.get(clientId) ?? []), 'sealed records']);
  }
  const clientReasons = clients.map(({ id, createdAt, updatedAt }) => ({
    clientId: id,
    reasons: [...(added.get(id) ?? []), ...(updatedAt === createdAt ? [] : ['changed details'])],
  }));
  const kept = clientReasons.filter(({ reasons }) => reasons.length > 0);
  const removedIds = clientReasons
    .filter(({ reasons }) => reasons.length === 0)
    .map(({ clientId }) => clientId);
  const ofOthers = await findAddedMandates(queries, found);
  return {
    removedIds,
    added: ofOthers,
    removedCount: removedIds.length,
    mandateCount: ofOthers.mandates.length,
    kept: [...kept, ...ofOthers.kept],
  };
}

async function additionsTo(
  queries: CaseloadQueries,
  importId: number,
  importedAt: Instant,
): Promise<Map<number, string[]>> {
  const added = new Map<number, string[]>();
  for (const { table, column, label: reason } of additions) {
    const clientId = sql.ref<number | null>(column);
    const rows = await queries
      .selectFrom(table)
      .select(clientId.as('clientId'))
      .distinct()
      .where(clientId, 'in', importedIds(queries, importId))
      // A note of nothing but Notes is a part of its session.
      .$if(table === 'session_notes', (notes) => notes.where(sql<boolean>`state <> 'none'`))
      // The plans and mandates that came with the clients.
      .$if(table === 'plans' || table === 'mandates', (own) =>
        own.where(sql<boolean>`(created_at <> ${importedAt} OR updated_at <> ${importedAt})`),
      )
      .execute();
    for (const { clientId } of rows) {
      if (clientId === null) continue;
      const reasons = added.get(clientId) ?? [];
      if (!reasons.includes(reason)) added.set(clientId, [...reasons, reason]);
    }
  }
  return added;
}

/** Returns clients of the import with deleted additions, which could be restored. */
async function withSealedRecords(queries: CaseloadQueries, importId: number): Promise<number[]> {
  const rows = await queries
    .selectFrom('sealed_records')
    .select('client_id')
    .distinct()
    .where('client_id', 'in', importedIds(queries, importId))
    .execute();
  return rows.map((row) => row.client_id);
}

function importedIds(queries: CaseloadQueries, importId: number) {
  return queries.selectFrom('imported_clients').select('client_id').where('import_id', '=', importId);
}
