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
import { anySelection } from '#server/platform/database/any-record.ts';
import type { Caseload, CaseloadQueries } from '#server/platform/database/caseload.ts';
import { inOrder, inWindows, keyShapes, type ListOrder } from '#server/platform/http/paging.ts';
import type { AllModules, CaseloadLists } from '#server/platform/server-module.ts';

const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

type Row<Table extends CaseloadTable> = WholeCaseload[Table][number];

const byNumber: ListOrder<EarlierRecord> = {
  direction: 'asc',
  keys: [{ by: 'id', shape: keyShapes.id, of: ({ id }) => Number(id) }],
};

function windowsByNumber(queries: CaseloadQueries, kind: ListedRecord): AsyncIterable<EarlierRecord[]> {
  const list = queries.selectFrom(kind.table).select(anySelection(kind));
  return inWindows(byNumber, undefined, (page) => inOrder(list, byNumber, page).execute());
}

/** A therapist's whole caseload as a compressed snapshot: a tenth of the size of its rows. */
export class PackedCaseload {
  readonly #windows: Record<CaseloadTable, Buffer[]>;

  private constructor(windows: Record<CaseloadTable, Buffer[]>) {
    this.#windows = windows;
  }

  /** Reads everything in windows, between which other requests run. */
  static async read(caseload: Caseload, today: Day, all: AllModules): Promise<PackedCaseload> {
    return new PackedCaseload(await caseload.snapshot((queries) => packedWindows(queries, today, all)));
  }

  /** Yields the rows of a list in windows. */
  async *rows<Table extends CaseloadTable>(table: Table): AsyncGenerator<Row<Table>[]> {
    for (const window of this.#windows[table]) yield JSON.parse((await fromGzip(window)).toString());
  }
}

async function packedWindows(
  queries: CaseloadQueries,
  today: Day,
  { modules }: AllModules,
): Promise<Record<CaseloadTable, Buffer[]>> {
  const packed = byTable((): Buffer[] => []);
  const byStore: CaseloadLists = Object.assign({}, ...modules.map(({ lists }) => lists?.(queries, today)));
  for (const kind of listedRecords) {
    for await (const rows of byStore[kind.table] ?? windowsByNumber(queries, kind)) {
      if (rows.length > 0) packed[kind.table].push(await toGzip(JSON.stringify(rows)));
    }
  }
  return packed;
}
