import { namedIn } from '#domain/platform/record.ts';
import { type CaseloadRecord, caseloadRecords, listedRecords } from '#domain/program/caseload-records.ts';
import { columnOf } from '#server/platform/database/record-rows.ts';

/** Returns every column that can name a record of a table, with the plural label of what names it. */
export function columnsNaming(named: CaseloadRecord['table']) {
  return caseloadRecords.flatMap((kind) =>
    namedIn(kind).flatMap(([field, table]) =>
      table === named ? [{ table: kind.table, column: columnOf(field), label: labelOf(kind) }] : [],
    ),
  );
}

/** Returns the plural label of a kind of record; for a part of another record, that of the whole. */
function labelOf(kind: CaseloadRecord): string {
  const whole = 'partOf' in kind ? listedRecords.find(({ table }) => table === kind.partOf) : kind;
  return (whole ?? kind).words.several;
}
