import { type EarlierRecord, namedIn } from '#domain/platform/record.ts';
import { type ListedRecord, listedRecords, type WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

/** Throws 400, naming the row, unless every record of an archive has an id of its own and names records in the archive. */
export function refuseBrokenLinks(caseload: WholeCaseload): void {
  for (const kind of listedRecords) refuseSameNumbers(kind, caseload);
  for (const kind of listedRecords) refuseMissing(kind, caseload);
}

function refuseSameNumbers({ table }: ListedRecord, caseload: WholeCaseload): void {
  const known = new Set<number>();
  for (const [index, { id }] of caseload[table].entries()) {
    if (known.has(id)) throw invalidRow(table, index, 'Another row has the same id');
    known.add(id);
  }
}

function refuseMissing(kind: ListedRecord, caseload: WholeCaseload): void {
  const rows: readonly EarlierRecord[] = caseload[kind.table];
  for (const [field, table] of namedIn(kind)) {
    const named = listedRecords.find((one) => one.table === table);
    if (named === undefined) throw new Error(`There is no list of ${table} in an archive`);
    const known = new Set<unknown>(caseload[named.table].map(({ id }) => id));
    const lost = rows.findIndex(({ [field]: id }) => id !== null && !known.has(id));
    if (lost === -1) continue;
    const { one, several } = named.words;
    throw invalidRow(kind.table, lost, `Its ${one} is not among the ${several} of this archive`);
  }
}
