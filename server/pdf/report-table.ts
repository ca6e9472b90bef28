import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { letterStyles } from './letter-styles.ts';

/** A bar beside a row's numbers: its whole length, and how much of it is filled, both from 0 to 1. */
export interface ReportBar {
  length: number;
  filled: number;
}

export interface ReportRow {
  key: string | number;
  cells: readonly (string | number)[];
  bar?: ReportBar;
}

export interface ReportSection {
  title: string;
  /** What the reader has to know of the numbers below. */
  note?: string;
  head: readonly string[];
  rows: readonly ReportRow[];
  total?: readonly (string | number)[];
  /** How many columns, from the left, hold text; the others hold numbers. */
  textColumns?: number;
  /** Stands in place of a table without rows. */
  empty: string;
}

const styles = StyleSheet.create({
  title: { fontSize: 13, fontWeight: 600, marginTop: 20, lineHeight: 1.2 },
  note: { marginTop: 3, marginBottom: 4 },
  total: { flexDirection: 'row', paddingVertical: 4, borderTopWidth: 1, fontWeight: 600 },
  barSpace: { width: 90, paddingTop: 4, paddingRight: 10 },
  bar: { height: 6, borderWidth: 0.75, borderColor: '#22302f' },
  filled: { height: '100%', backgroundColor: '#22302f' },
  row: { ...letterStyles.row, paddingVertical: 3 },
  headRow: { ...letterStyles.headRow, paddingVertical: 3 },
});

/** A table with its title; the head stands again at the top of each page that the table runs on. */
export function reportTable(section: ReportSection): ReactElement {
  const { title, note, head, rows, total, empty } = section;
  const hasBars = rows.some(({ bar }) => bar !== undefined);
  return h(
    View,
    { key: title },
    h(Text, { style: styles.title, minPresenceAhead: 60 }, title),
    note === undefined ? null : h(Text, { style: [letterStyles.quiet, styles.note] }, note),
    rows.length === 0
      ? h(Text, { style: letterStyles.quiet }, empty)
      : [
          h(
            View,
            { key: 'head', style: styles.headRow, wrap: false, minPresenceAhead: 30 },
            ...cellsOf(section, head, hasBars),
          ),
          ...rows.map(({ key, cells, bar }) =>
            h(View, { key, style: styles.row, wrap: false }, ...cellsOf(section, cells, hasBars, bar)),
          ),
        ],
    total === undefined || rows.length === 0
      ? null
      : h(View, { style: styles.total, wrap: false }, ...cellsOf(section, total, hasBars)),
  );
}

function cellsOf(
  { textColumns = 1 }: ReportSection,
  cells: ReportRow['cells'],
  hasBars: boolean,
  bar?: ReportBar,
): ReactElement[] {
  const texts = cells.map((cell, index) => {
    const isText = index < textColumns;
    const style = { flexGrow: isText ? 2 : 1, flexBasis: 0, textAlign: isText ? 'left' : 'right' } as const;
    return h(Text, { key: `cell ${index}`, style }, String(cell));
  });
  return hasBars ? [...texts.slice(0, 1), barOf(bar), ...texts.slice(1)] : texts;
}

// Filled and empty tell the parts apart on any printer.
function barOf(bar: ReportBar | undefined): ReactElement {
  const drawn =
    bar === undefined || bar.length === 0
      ? null
      : h(
          View,
          { style: [styles.bar, { width: `${bar.length * 100}%` }] },
          h(View, { style: [styles.filled, { width: `${bar.filled * 100}%` }] }),
        );
  return h(View, { key: 'bar', style: styles.barSpace }, drawn);
}
