import {
  type CaseloadTable,
  type ListedRecord,
  listedRecords,
  type WholeCaseload,
} from '#domain/caseload/caseload-records.ts';
import type { Day } from '#domain/dates.ts';
import type { EarlierRecord } from '#domain/record.ts';
import { listAnnuals } from '#server/annuals/annual-store.ts';
import { listAssessments } from '#server/assessments/assessment-store.ts';
import { listClients } from '#server/clients/client-store.ts';
import { anySelection } from '#server/database/any-record.ts';
import type { CaseloadQueries } from '#server/database/caseload.ts';
import { listInvoices } from '#server/invoices/invoice-store.ts';
import { listSessions } from '#server/sessions/session-store.ts';
import { listTasks } from '#server/tasks/task-store.ts';

/** The lists with an order of their own, and those whose records are answered out of several tables. */
type ReadByStore = Partial<WholeCaseload> &
  Pick<WholeCaseload, Extract<ListedRecord, { answered: unknown }>['table']>;

/** Reads everything of a therapist; inside a write nothing changes between one table and the next. */
export async function readWholeCaseload(queries: CaseloadQueries, today: Day): Promise<WholeCaseload> {
  const readByStore: ReadByStore = {
    clients: await listClients(queries),
    sessions: await listSessions(queries),
    assessments: await listAssessments(queries),
    invoices: await listInvoices(queries, today),
    annuals: await listAnnuals(queries),
    tasks: await listTasks(queries),
  };
  const lists: [CaseloadTable, readonly EarlierRecord[]][] = [];
  for (const kind of listedRecords) {
    lists.push([kind.table, readByStore[kind.table] ?? (await recordsByNumber(queries, kind))]);
  }
  const caseload: unknown = Object.fromEntries(lists);
  // The loop is over all kinds of records; TypeScript does not follow it.
  return caseload as WholeCaseload;
}

function recordsByNumber(queries: CaseloadQueries, kind: ListedRecord): Promise<EarlierRecord[]> {
  return queries.selectFrom(kind.table).select(anySelection(kind)).orderBy('id').execute();
}
