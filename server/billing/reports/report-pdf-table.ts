import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { colors } from '#domain/platform/colors.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import type { ReportBar, ReportRow, ReportSection } from '#server/platform/pdf/report-section.ts';

/**
 * The minimum room below a title for the head and some rows; otherwise the table starts on the next page. In points.
 */
const ROOM_FOR_ROWS = 84;

const styles = StyleSheet.create({
  heading: { marginTop: 20, marginBottom: 4 },
  title: { fontSize: 13, fontWeight: 600, lineHeight: 1.2 },
  note: { marginTop: 3 },
  headRow: { ...pdfStyles.headRow, gap: 8, paddingVertical: 3, fontSize: 9 },
  row: { ...pdfStyles.row, gap: 8, paddingVertical: 3 },
  total: { flexDirection: 'row', gap: 8, paddingVertical: 4, borderTopWidth: 1, fontWeight: 600 },
  barSpace: { width: 90, paddingTop: 4 },
  bar: { height: 6, borderWidth: 0.75, borderColor: colors.ink.light },
  filled: { height: '100%', backgroundColor: colors.ink.light },
});

/** Renders a table with its title; the head is repeated on each page. */
export function reportTable(section: ReportSection): ReactElement[] {
  const { title, note, head, rows, total, empty } = section;
  const heading = h(
    View,
    { key: `title ${title}`, style: styles.heading, wrap: false, minPresenceAhead: ROOM_FOR_ROWS },
    h(Text, { style: styles.title }, title),
    note === undefined ? null : h(Text, { style: [pdfStyles.quiet, styles.note] }, note),
  );
  if (rows.length === 0) {
    return [heading, h(Text, { key: `empty ${title}`, style: pdfStyles.quiet }, empty)];
  }
  const hasBars = rows.some(({ bar }) => bar !== undefined);
  return [
    heading,
    h(
      View,
      { key: title },
      h(View, { style: styles.headRow, wrap: false, fixed: true }, ...cellsOf(section, head, hasBars)),
      ...rows.map(({ key, cells, bar }) =>
        h(View, { key, style: styles.row, wrap: false }, ...cellsOf(section, cells, hasBars, bar)),
      ),
      total === undefined
        ? null
        : h(View, { style: styles.total, wrap: false }, ...cellsOf(section, total, hasBars)),
    ),
  ];
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
    return h(Text, { key: `cell ${index}`, style }, cell.toLocaleString('en-US'));
  });
  return hasBars ? [...texts.slice(0, 1), barOf(bar), ...texts.slice(1)] : texts;
}

// Filled and empty parts are distinct on any printer.
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
