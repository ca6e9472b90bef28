import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  byTable,
  type CaseloadTable,
  type ListedRecord,
  listedRecords,
  type WholeCaseload,
} from '#domain/caseload/caseload-records.ts';
import type { Day } from '#domain/dates.ts';
import type { EarlierRecord } from '#domain/record.ts';
import { annualOrder, listAnnuals } from '#server/annuals/annual-store.ts';
import { assessmentOrder, listAssessments } from '#server/assessments/assessment-store.ts';
import { clientOrder, listClients } from '#server/clients/client-store.ts';
import { anySelection } from '#server/database/any-record.ts';
import type { Caseload, CaseloadQueries } from '#server/database/caseload.ts';
import { goalOrder, listGoals } from '#server/goals/goal-store.ts';
import { groupOrder, listGroups } from '#server/groups/group-store.ts';
import { inOrder, inWindows, keyShapes, type ListOrder } from '#server/http/paging.ts';
import { invoiceOrder, listInvoices } from '#server/invoices/invoice-store.ts';
import { listPlans, planOrder } from '#server/plans/plan-store.ts';
import { listResults, resultNumberOrder } from '#server/results/result-store.ts';
import { listSessions, sessionOrder } from '#server/sessions/session-store.ts';
import { listTasks, taskOrder } from '#server/tasks/task-store.ts';

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
