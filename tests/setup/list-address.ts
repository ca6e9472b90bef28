import { listWord } from '#domain/platform/record.ts';
import { type CaseloadTable, listedRecords } from '#domain/program/caseload-records.ts';

/** Returns the address of the list of a table's records. */
export function listAddress(table: CaseloadTable): string {
  const kind = listedRecords.find((one) => one.table === table);
  if (kind === undefined) throw new Error(`No kind of record is in ${table}`);
  return `/api/${listWord(kind)}`;
}
