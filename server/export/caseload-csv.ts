import { type ListedRecord, listedRecords, type WholeCaseload } from '#domain/caseload/caseload-records.ts';
import { lineFields } from '#domain/invoices/invoice-line.ts';
import type { RecordDescription } from '#domain/record.ts';
import { csvText } from '#domain/reports/csv-text.ts';

/** Each table of a caseload as the text of a CSV file, by the table's name; an empty one has its heading too. */
export function* caseloadCsv(caseload: WholeCaseload): Generator<[table: string, text: string]> {
  for (const description of listedRecords) yield [description.table, tableOf(description, caseload)];
  yield ['invoice-lines', linesTable(caseload)];
}

function linesTable({ invoices }: WholeCaseload): string {
  const names = ['invoiceId', ...Object.keys(lineFields)];
  const rows = invoices.flatMap(({ id, lines }) =>
    lines.map((line) => [id, ...valuesOf(line, Object.keys(lineFields))]),
  );
  return csvText(names, rows);
}

function tableOf(description: ListedRecord, caseload: WholeCaseload): string {
  const names = csvColumns(description);
  return csvText(
    names,
    caseload[description.table].map((record) => valuesOf(record, names)),
  );
}

function valuesOf(record: object, names: readonly string[]) {
  const values = new Map<string, unknown>(Object.entries(record));
  return names.map((name) => cellOf(values.get(name)));
}

/** The heading of a spreadsheet of these records. */
function csvColumns({ fields, answered, notInSpreadsheet = [] }: RecordDescription): string[] {
  const hidden = ['therapistId', ...notInSpreadsheet];
  return Object.keys({ ...fields, ...answered }).filter((name) => !hidden.includes(name));
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}
