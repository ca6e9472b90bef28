import { type ImportUndo, isUndoOpen, UNDO_DAYS } from '#domain/clients/client-import.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/database/caseload.ts';
import { inParts } from '#server/database/in-parts.ts';
import type { OwnedTables } from '#server/database/tables.ts';
import { conflict } from '#server/http/errors.ts';
import { getClientImport } from './client-import-store.ts';

type TableAboutClients = {
  [Table in keyof OwnedTables]: OwnedTables[Table] extends { client_id: unknown } ? Table : never;
}[keyof OwnedTables];

type AdditionTable = Exclude<
  TableAboutClients,
  'imported_clients' | 'invoice_sessions' | 'sealed_records' | 'audit_log'
>;

/**
 * What can have been added to a client since an import, in words. A new table about clients does not compile until
 * it stands here: whatever is in it keeps a client from being taken out.
 */
const additions: Record<AdditionTable, string> = {
  sessions: 'sessions',
  assessments: 'assessments',
  invoices: 'invoices',
  annuals: 'annual records',
  tasks: 'tasks',
};

interface UndoPlan extends ImportUndo {
  removedIds: number[];
}

/** What undoing an import would do now. Throws 404 when the import is not there or another therapist's. */
export async function previewUndo(queries: CaseloadQueries, importId: number): Promise<ImportUndo> {
  await getClientImport(queries, importId);
  const { removedCount, kept } = await planUndo(queries, importId);
  return { removedCount, kept };
}

/**
 * Takes the clients of an import out again, for good, but for those to which something has been added since. Throws
 * 404 when the import is not there or another therapist's, 409 when nothing of it can be taken out.
 */
export async function undoImport(queries: CaseloadWrites, importId: number): Promise<ImportUndo> {
  const found = await getClientImport(queries, importId);
  if (found.remainingCount === 0) throw conflict('None of these clients is there any more');
  if (!isUndoOpen(found, queries.now)) {
    throw conflict(`An import can be undone for ${UNDO_DAYS} days. Please delete these clients one by one`);
  }
  const { removedIds, removedCount, kept } = await planUndo(queries, importId);
  if (removedCount === 0) {
    throw conflict('Something has been added to each of these clients since, so none was taken out');
  }
  for await (const part of inParts(removedIds)) {
    await queries.deleteFrom('clients').where('id', 'in', part).execute();
  }
  for (const clientId of removedIds) {
    queries.audit({ action: 'delete', entity: 'client', entityId: clientId, clientId });
  }
  await queries
    .updateTable('client_imports')
    .set({ undone_at: queries.now })
    .where('id', '=', importId)
    .execute();
  return { removedCount, kept };
}

async function planUndo(queries: CaseloadQueries, importId: number): Promise<UndoPlan> {
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
  const added = await additionsTo(queries, importId);
  const looked = clients.map(({ id, createdAt, updatedAt }) => ({
    clientId: id,
    reasons: [...(added.get(id) ?? []), ...(updatedAt === createdAt ? [] : ['changed details'])],
  }));
  const kept = looked.filter(({ reasons }) => reasons.length > 0);
  const removedIds = looked.filter(({ reasons }) => reasons.length === 0).map(({ clientId }) => clientId);
  return { removedIds, removedCount: removedIds.length, kept };
}

async function additionsTo(queries: CaseloadQueries, importId: number): Promise<Map<number, string[]>> {
  const added = new Map<number, string[]>();
  for (const table of Object.keys(additions).filter(isAdditionTable)) {
    const rows = await queries
      .selectFrom(table)
      .select('client_id')
      .distinct()
      .where(
        'client_id',
        'in',
        queries.selectFrom('imported_clients').select('client_id').where('import_id', '=', importId),
      )
      .execute();
    for (const { client_id: clientId } of rows) {
      if (clientId !== null) added.set(clientId, [...(added.get(clientId) ?? []), additions[table]]);
    }
  }
  return added;
}

function isAdditionTable(name: string): name is AdditionTable {
  return name in additions;
}
