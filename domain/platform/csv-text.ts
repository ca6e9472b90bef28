/** A cell of a CSV table. */
export type Cell = string | number | null;

// The beginnings that some spreadsheet takes for a formula, also after spaces and as full-width characters.
const formulaStart = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** The byte order mark of UTF-8, by which spreadsheets read accents correctly. */
export const CSV_START = '\uFEFF';

/**
 * Returns a table as CSV, quoted and with CRLF. Text that a spreadsheet would take for a formula begins with an
 * apostrophe.
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
