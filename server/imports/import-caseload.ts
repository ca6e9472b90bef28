import type { CaseloadCounts } from '#domain/caseload/caseload-counts.ts';
import type { Day } from '#domain/dates.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/database/caseload.ts';
import type { WholeCaseload } from '#server/export/whole-caseload.ts';
import { conflict } from '#server/http/errors.ts';
import {
  annualRow,
  assessmentRow,
  clientRow,
  invoiceRow,
  type NewIds,
  sessionRow,
  taskRow,
} from './archived-rows.ts';

/** Throws 409 when there is anything in the caseload. */
export async function refuseFilledCaseload({ selectFrom }: CaseloadQueries): Promise<void> {
  const client = await selectFrom('clients').select('id').limit(1).executeTakeFirst();
  const task = await selectFrom('tasks').select('id').limit(1).executeTakeFirst();
  if (client === undefined && task === undefined) return;
  throw conflict(
    'An archive can only come into an account without clients and tasks. Please use a new account',
  );
}

/**
 * Brings a checked archive into an empty caseload: the same records under new numbers, with their links and the
 * moments they had. Throws 409 when the caseload is not empty.
 */
export async function importCaseload(
  queries: CaseloadWrites,
  caseload: WholeCaseload,
  today: Day,
): Promise<CaseloadCounts> {
  await refuseFilledCaseload(queries);
  const clients = await insertRows(caseload.clients, (rows) =>
    queries.insertReturningIds('clients', rows.map(clientRow)),
  );
  const sessions = await insertRows(caseload.sessions, (rows) =>
    queries.insertReturningIds(
      'sessions',
      rows.map((row) => sessionRow(row, clients)),
    ),
  );
  await insertRows(caseload.assessments, (rows) =>
    queries.insertReturningIds(
      'assessments',
      rows.map((row) => assessmentRow(row, clients)),
    ),
  );
  const invoices = await insertRows(caseload.invoices, (rows) =>
    queries.insertReturningIds(
      'invoices',
      rows.map((row) => invoiceRow(row, clients, today)),
    ),
  );
  const lines = caseload.invoices.flatMap(({ id, clientId, sessionIds }) =>
    sessionIds.map((sessionId) => ({
      client_id: clients.of(clientId),
      session_id: sessions.of(sessionId),
      invoice_id: invoices.of(id),
    })),
  );
  await queries.insertInto('invoice_sessions', lines);
  await insertRows(caseload.annuals, (rows) =>
    queries.insertReturningIds(
      'annuals',
      rows.map((row) => annualRow(row, clients, invoices)),
    ),
  );
  await insertRows(caseload.tasks, (rows) =>
    queries.insertReturningIds(
      'tasks',
      rows.map((row) => taskRow(row, clients)),
    ),
  );
  recordImport(queries, caseload, clients);
  return countsOf(caseload);
}

// By their old numbers, which settle the order of records that are alike otherwise.
async function insertRows<Row extends { id: number }>(
  rows: readonly Row[],
  insert: (rows: Row[]) => Promise<number[]>,
): Promise<NewIds> {
  const sorted = [...rows].sort((a, b) => a.id - b.id);
  const ids = await insert(sorted);
  const newIds = new Map(sorted.map(({ id }, index) => [id, ids[index]]));
  return {
    of(id) {
      const newId = newIds.get(id);
      if (newId === undefined) throw new Error('The archive was not checked for its links');
      return newId;
    },
  };
}

function recordImport(queries: CaseloadWrites, { clients }: WholeCaseload, newIds: NewIds): void {
  queries.audit({ action: 'import', entity: 'caseload', entityId: null, clientId: null });
  for (const { id } of clients) {
    const clientId = newIds.of(id);
    queries.audit({ action: 'import', entity: 'client', entityId: clientId, clientId });
  }
}

function countsOf(caseload: WholeCaseload): CaseloadCounts {
  return {
    clients: caseload.clients.length,
    sessions: caseload.sessions.length,
    assessments: caseload.assessments.length,
    invoices: caseload.invoices.length,
    annuals: caseload.annuals.length,
    tasks: caseload.tasks.length,
  };
}
