import { StyleSheet } from '@react-pdf/renderer';
import { colors } from '#domain/platform/colors.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';

const line = colors.lineStrong.light;
const ink = colors.ink.light;

/** Styles of service logs and bills, in addition to those of all printed documents. They are legible in grayscale. */
export const papersStyles = StyleSheet.create({
  title: { ...pdfStyles.title, fontSize: 17, marginTop: 16 },
  facts: { marginTop: 6, flexDirection: 'row', flexWrap: 'wrap', rowGap: 1 },
  fact: { width: '50%', paddingRight: 14, fontSize: 9 },
  wideFact: { width: '100%', fontSize: 9 },
  month: { marginTop: 10 },
  monthName: { fontSize: 11, fontWeight: 600, lineHeight: 1.2, marginBottom: 4 },
  week: { flexDirection: 'row' },
  weekday: {
    borderWidth: 0.5,
    borderColor: line,
    paddingVertical: 2,
    textAlign: 'center',
    fontSize: 8,
    fontWeight: 600,
  },
  box: { borderWidth: 0.5, borderColor: line, paddingHorizontal: 3, paddingVertical: 2 },
  outside: { backgroundColor: colors.line.light },
  dayNumber: { fontSize: 7, lineHeight: 1.1, color: pdfStyles.quiet.color },
  mark: { fontSize: 11, fontWeight: 600, lineHeight: 1.2, textAlign: 'center' },
  planned: { fontSize: 7, lineHeight: 1.2, textAlign: 'center', color: pdfStyles.quiet.color },
  legend: { marginTop: 5, fontSize: 7.5, lineHeight: 1.3, color: pdfStyles.quiet.color },
  totals: { marginTop: 8, fontWeight: 600 },
  // The table has the room above it of a letter's.
  lines: { marginTop: -12, fontSize: 8, lineHeight: 1.25 },
  summaryTable: { marginTop: -6, fontSize: 8.5, lineHeight: 1.2 },
  signatures: { flexDirection: 'row', gap: 14, marginTop: 30 },
  signature: { ...pdfStyles.signature, flexGrow: 5, flexShrink: 1, flexBasis: 0 },
  signedOn: { ...pdfStyles.signature, flexGrow: 2, flexShrink: 1, flexBasis: 0 },
  total: {
    flexDirection: 'row',
    paddingVertical: 6,
    borderTopWidth: 1,
    borderTopColor: ink,
    fontWeight: 600,
  },
  certification: { marginTop: 18, borderTopWidth: 0.75, borderTopColor: ink, paddingTop: 6 },
});
