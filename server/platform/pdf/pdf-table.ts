import { Text, View } from '@react-pdf/renderer';
import { Fragment, createElement as h } from 'react';
import { pdfStyles as styles } from './pdf-styles.ts';
import { isLongText } from './text-lines.ts';

export interface PdfColumn {
  label: string;
  /** A share of the page's width, like "22%". */
  width: string;
  /** At the right end, as numbers are. */
  isNumber?: boolean;
}

export interface PdfRow {
  key: string;
  /** In the order of the columns. */
  cells: readonly string[];
  /** Text under the cells, over the width of the page. */
  note?: string | null;
}

/** The height of a heading and a row, in points. */
const FIRST_ROWS = 64;
/** The additional height of a line of text below the first row. */
const NOTE_LINE = 16;

/**
 * Returns a table with hairlines. Its heading repeats on every page, and is never at the foot of a page without a row.
 */
export function pdfTable(key: string, columns: readonly PdfColumn[], rows: readonly PdfRow[]) {
  const labels = columns.map(({ label }) => label);
  return h(
    Fragment,
    { key },
    // An element that repeats on each page cannot reserve space itself.
    h(View, { minPresenceAhead: rows[0]?.note ? FIRST_ROWS + NOTE_LINE : FIRST_ROWS }),
    h(
      View,
      { style: styles.table },
      h(View, { style: styles.headRow, fixed: true, wrap: false, key: 'head' }, ...cellsOf(labels, columns)),
      ...rows.flatMap((row) => tableRow(row, columns)),
    ),
  );
}

function tableRow({ key, cells, note }: PdfRow, columns: readonly PdfColumn[]) {
  const shown = cellsOf(cells, columns);
  if (!note) return [h(View, { key, style: styles.row, wrap: false }, ...shown)];
  if (!isLongText(note)) {
    return [
      h(
        View,
        { key, style: styles.notedRow, wrap: false },
        h(View, { style: styles.cells }, ...shown),
        h(Text, { style: styles.note }, note),
      ),
    ];
  }
  // Beside each other in the table, so that the cells never stand alone at the foot of a page.
  return [
    h(View, { key, style: styles.longNoteCells, wrap: false, minPresenceAhead: 60 }, ...shown),
    h(Text, { key: `note ${key}`, style: styles.longNote }, note),
  ];
}

function cellsOf(cells: readonly string[], columns: readonly PdfColumn[]) {
  return columns.map(({ label, width, isNumber }, index) =>
    h(Text, { key: label, style: { width, textAlign: isNumber ? 'right' : 'left' } }, cells[index]),
  );
}
