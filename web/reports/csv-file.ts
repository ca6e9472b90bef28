import { csvText } from '#domain/reports/csv-text.ts';
import type { ReportColumn } from './report-table.tsx';

/** Saves a table on this device, for a spreadsheet; columns without a value, such as buttons, stay out. */
export function saveCsv<Row>(
  fileName: string,
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
): void {
  const named = columns.flatMap(({ title, value }) => (value ? [{ title, value }] : []));
  const text = csvText(
    named.map(({ title }) => title),
    rows.map((row) => named.map(({ value }) => value(row))),
  );
  // The mark at the start tells spreadsheets that accents are UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName}.csv`;
  link.click();
  // The browser has taken the file over by the next turn; until then the address has to stay.
  setTimeout(() => URL.revokeObjectURL(url));
}
