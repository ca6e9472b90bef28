import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Day } from '#domain/platform/dates.ts';
import type { EarlierRecord } from '#domain/platform/record.ts';
import {
  byTable,
  type CaseloadTable,
  type ListedRecord,
  listedRecords,
  type WholeCaseload,
} from '#domain/program/caseload-records.ts';
import { annualOrder, listAnnuals } from '#server/billing/annuals/annual-store.ts';
import { invoiceOrder, listInvoices } from '#server/billing/invoices/invoice-store.ts';
import { assessmentOrder, listAssessments } from '#server/caseload/assessments/assessment-store.ts';
import { clientOrder, listClients } from '#server/caseload/clients/client-store.ts';
import { groupOrder, listGroups } from '#server/caseload/groups/group-store.ts';
import { listSessions, sessionOrder } from '#server/caseload/sessions/session-store.ts';
import { listTasks, taskOrder } from '#server/caseload/tasks/task-store.ts';
import { goalOrder, listGoals } from '#server/clinical/goals/goal-store.ts';
import { listPlans, planOrder } from '#server/clinical/plans/plan-store.ts';
import { listResults, resultNumberOrder } from '#server/clinical/results/result-store.ts';
import { anySelection } from '#server/platform/database/any-record.ts';
import type { Caseload, CaseloadQueries } from '#server/platform/database/caseload.ts';
import { inOrder, inWindows, keyShapes, type ListOrder } from '#server/platform/http/paging.ts';

const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

type Row<Table extends CaseloadTable> = WholeCaseload[Table][number];

/** A list in windows of its rows. */
type Windows<Table extends CaseloadTable> = AsyncIterable<readonly Row<Table>[]>;

/** The lists with an order of their own, and those whose records are answered out of several tables. */
type ReadByStore = { [Table in CaseloadTable]?: Windows<Table> } & {
  [Table in Extract<ListedRecord, { answered: unknown }>['table']]: Windows<Table>;
};

function windowsByStore(queries: CaseloadQueries, today: Day): ReadByStore {
  return {
    clients: inWindows(clientOrder, undefined, (page) => listClients(queries, {}, page)),
    sessions: inWindows(sessionOrder, undefined, (page) => listSessions(queries, {}, page)),
    assessments: inWindows(assessmentOrder, undefined, (page) => listAssessments(queries, {}, page)),
    groups: inWindows(groupOrder, undefined, (page) => listGroups(queries, page)),
    invoices: inWindows(invoiceOrder, undefined, (page) => listInvoices(queries, today, {}, page)),
    annuals: inWindows(annualOrder, undefined, (page) => listAnnuals(queries, {}, page)),
    tasks: inWindows(taskOrder, undefined, (page) => listTasks(queries, {}, page)),
    goals: inWindows(goalOrder, undefined, (page) => listGoals(queries, {}, page)),
    plans: inWindows(planOrder, undefined, (page) => listPlans(queries, {}, page)),
    goal_results: inWindows(resultNumberOrder, undefined, (page) =>
      listResults(queries, {}, page, resultNumberOrder),
    ),
  };
}

const byNumber: ListOrder<EarlierRecord> = {
  direction: 'asc',
  keys: [{ by: 'id', shape: keyShapes.id, of: ({ id }) => Number(id) }],
};

function windowsByNumber(queries: CaseloadQueries, kind: ListedRecord): AsyncIterable<EarlierRecord[]> {
  const list = queries.selectFrom(kind.table).select(anySelection(kind));
  return inWindows(byNumber, undefined, (page) => inOrder(list, byNumber, page).execute());
}

/** Everything of a therapist as of one moment, packed: a tenth of what the rows themselves would take. */
export class PackedCaseload {
  readonly #windows: Record<CaseloadTable, Buffer[]>;

  private constructor(windows: Record<CaseloadTable, Buffer[]>) {
    this.#windows = windows;
  }

  /** Reads everything in windows, between which others have their turn. */
  static async read(caseload: Caseload, today: Day): Promise<PackedCaseload> {
    return new PackedCaseload(await caseload.snapshot((queries) => packedWindows(queries, today)));
  }

  /** The rows of a list, in windows. */
  async *rows<Table extends CaseloadTable>(table: Table): AsyncGenerator<Row<Table>[]> {
    for (const window of this.#windows[table]) yield JSON.parse((await fromGzip(window)).toString());
  }
}

async function packedWindows(queries: CaseloadQueries, today: Day): Promise<Record<CaseloadTable, Buffer[]>> {
  const packed = byTable((): Buffer[] => []);
  const byStore = windowsByStore(queries, today);
  for (const kind of listedRecords) {
    for await (const rows of byStore[kind.table] ?? windowsByNumber(queries, kind)) {
      if (rows.length > 0) packed[kind.table].push(await toGzip(JSON.stringify(rows)));
    }
  }
  return packed;
}
