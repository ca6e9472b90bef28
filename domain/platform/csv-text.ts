/** A cell of a CSV table. */
export type Cell = string | number | null;

// What makes a formula of a cell in one spreadsheet or another, also behind spaces and in its wide Asian form.
const formulaStart = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** What a CSV file begins with, so that spreadsheets read its accents: the byte order mark of UTF-8. */
export const CSV_START = '\uFEFF';

/**
 * A table as CSV: quoted, with CRLF, and safe to open in a spreadsheet: text that would be taken for a formula
 * gets an apostrophe in front.
 */
export function csvText(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvRows([head, ...rows]);
}

/** Rows of a CSV table, without its heading. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
