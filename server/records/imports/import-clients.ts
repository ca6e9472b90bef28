import { BORN_IN_THE_FUTURE, isPastBirthDate } from '#domain/caseload/clients/client.ts';
import { findDuplicates } from '#domain/caseload/clients/client-duplicates.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { ClientImport, NewClientImport } from '#domain/records/imports/client-import.ts';
import { listClients, newClientRow } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { getClientImport } from './client-import-store.ts';
import { importRoster } from './import-roster.ts';

/**
 * Inserts the clients of a file with their plans and mandates, all or none. Throws 400 with the row for a future date of
 * birth or a wrong mandate, and 409 for an existing client unless the row is marked as intended.
 */
export async function importClients(
  queries: CaseloadWrites,
  { fileName = null, rows, organizations = [] }: NewClientImport,
  today: Day,
): Promise<ClientImport> {
  const unborn = rows.find(({ client }) => !isPastBirthDate(client.dateOfBirth, today));
  if (unborn) throw invalid(`Row ${unborn.row}: ${BORN_IN_THE_FUTURE}`);
  await refuseDuplicates(queries, rows);
  const clientIds = await queries.insertReturningIds(
    'clients',
    rows.map(({ client }) => newClientRow(client, queries.now)),
  );
  const importId = await queries.insertReturningId('client_imports', {
    file_name: fileName,
    client_count: rows.length,
    created_at: queries.now,
    undone_at: null,
  });
  const imported = clientIds.map((clientId) => ({ client_id: clientId, import_id: importId }));
  await queries.insertInto('imported_clients', imported);
  for (const clientId of clientIds) {
    queries.audit({ action: 'import', entity: 'client', entityId: clientId, clientId });
  }
  const rosterRows = rows.map(({ row, plans = [] }, index) => ({
    row,
    clientId: clientIds[index] ?? 0,
    plans,
  }));
  await importRoster(queries, rosterRows, organizations);
  return getClientImport(queries, importId);
}

async function refuseDuplicates(queries: CaseloadQueries, rows: NewClientImport['rows']): Promise<void> {
  const duplicates = findDuplicates(rows, await listClients(queries));
  const duplicate = rows.find(({ row, isMeantTwice }) => duplicates.has(row) && !isMeantTwice);
  if (duplicate === undefined) return;
  throw conflict(
    `Row ${duplicate.row}: a client with this name and date of birth is there already, so nothing was imported`,
  );
}
