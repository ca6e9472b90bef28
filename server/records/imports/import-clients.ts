import { BORN_IN_THE_FUTURE, type Client, isPastBirthDate } from '#domain/caseload/clients/client.ts';
import { findDuplicates } from '#domain/caseload/clients/client-duplicates.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { ClientImport, NewClientImport } from '#domain/records/imports/client-import.ts';
import { listClients, newClientRow } from '#server/caseload/clients/client-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { getClientImport } from './client-import-store.ts';
import { refuseKnownMandates } from './existing-clients.ts';
import { importRoster } from './import-roster.ts';

/**
 * Inserts the clients of a file with their plans and mandates, and mandates of clients who are there, all or none. Throws
 * 400 with the row for a future date of birth or a wrong mandate, 404 for another therapist's client, and 409 for an
 * existing client unless the row is marked as intended, or for a mandate that its client has already.
 */
export async function importClients(
  queries: CaseloadWrites,
  { fileName = null, rows, existing = [], organizations = [] }: NewClientImport,
  today: Day,
): Promise<ClientImport> {
  const unborn = rows.find(({ client }) => !isPastBirthDate(client.dateOfBirth, today));
  if (unborn) throw invalid(`Row ${unborn.row}: ${BORN_IN_THE_FUTURE}`);
  const clients = await listClients(queries);
  refuseDuplicates(rows, clients);
  await refuseKnownMandates(queries, existing, clients);
  const clientIds = await queries.insertReturningIds(
    'clients',
    rows.map(({ client }) => newClientRow(client, queries.now)),
  );
  const importId = await queries.insertReturningId('client_imports', {
    file_name: fileName,
    client_count: rows.length + new Set(existing.map(({ clientId }) => clientId)).size,
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
  await importRoster(queries, [...rosterRows, ...existing], organizations);
  return getClientImport(queries, importId);
}

function refuseDuplicates(rows: NewClientImport['rows'], clients: readonly Client[]): void {
  const duplicates = findDuplicates(rows, clients);
  const duplicate = rows.find(({ row, isMeantTwice }) => duplicates.has(row) && !isMeantTwice);
  if (duplicate === undefined) return;
  throw conflict(
    `Row ${duplicate.row}: a client with this name and date of birth is there already, so nothing was imported`,
  );
}
