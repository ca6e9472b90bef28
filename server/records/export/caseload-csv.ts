import { lineFields } from '#domain/billing/invoices/invoice-line.ts';
import { CSV_START, csvRows, csvText } from '#domain/platform/csv-text.ts';
import type { RecordDescription } from '#domain/platform/record.ts';
import { type ListedRecord, listedRecords } from '#domain/program/caseload-records.ts';
import type { PackedCaseload } from './whole-caseload.ts';

/** Yields each table of a caseload as a CSV file in windows, by name; an empty table has its header row. */
export function* caseloadCsv(
  caseload: PackedCaseload,
): Generator<[table: string, text: AsyncIterable<string>]> {
  for (const description of listedRecords) yield [description.table, tableOf(description, caseload)];
  yield ['invoice-lines', linesTable(caseload)];
}

async function* linesTable(caseload: PackedCaseload): AsyncGenerator<string> {
  const names = Object.keys(lineFields);
  yield CSV_START + csvText(['invoiceId', ...names], []);
  for await (const invoices of caseload.rows('invoices')) {
    yield csvRows(invoices.flatMap(({ id, lines }) => lines.map((line) => [id, ...valuesOf(line, names)])));
  }
}

async function* tableOf(description: ListedRecord, caseload: PackedCaseload): AsyncGenerator<string> {
  const names = csvColumns(description);
  yield CSV_START + csvText(names, []);
  for await (const records of caseload.rows(description.table)) {
    yield csvRows(records.map((record) => valuesOf(record, names)));
  }
}

function valuesOf(record: object, names: readonly string[]) {
  const values = new Map<string, unknown>(Object.entries(record));
  return names.map((name) => cellOf(values.get(name)));
}

/** Returns the header row of a spreadsheet of these records. */
function csvColumns({ fields, answered, notInSpreadsheet = [] }: RecordDescription): string[] {
  const hidden = ['therapistId', ...notInSpreadsheet];
  return Object.keys({ ...fields, ...answered }).filter((name) => !hidden.includes(name));
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}
