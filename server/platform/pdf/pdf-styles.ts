import { StyleSheet } from '@react-pdf/renderer';
import { colors } from '#domain/platform/colors.ts';
import { LETTER_FONTS } from './pdf-fonts.ts';

const ink = colors.ink.light;
const muted = colors.inkMuted.light;
const line = colors.line.light;
const primary = colors.primary.light;

/** The look of everything the practice prints: US PdfDocument, one typeface, hairlines. */
export const pdfStyles = StyleSheet.create({
  page: {
    padding: 54,
    paddingBottom: 72,
    fontFamily: LETTER_FONTS,
    fontSize: 10,
    lineHeight: 1.45,
    color: ink,
  },
  letterhead: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    paddingBottom: 14,
    borderBottomWidth: 1.5,
    borderBottomColor: primary,
  },
  practiceName: { fontSize: 15, fontWeight: 600, color: primary, lineHeight: 1.2, marginBottom: 4 },
  quiet: { color: muted },
  title: { fontSize: 22, fontWeight: 600, marginTop: 22, lineHeight: 1.2 },
  kind: { marginTop: 24, fontSize: 9, fontWeight: 600, color: primary, letterSpacing: 1.2 },
  name: { fontSize: 26, fontWeight: 600, marginTop: 2, lineHeight: 1.2 },
  facts: { flexDirection: 'row', justifyContent: 'space-between', gap: 24, marginTop: 18 },
  label: { fontSize: 8, fontWeight: 600, color: muted, letterSpacing: 0.6 },
  right: { alignItems: 'flex-end' },
  table: { marginTop: 22 },
  headRow: {
    flexDirection: 'row',
    paddingVertical: 5,
    borderBottomWidth: 1,
    borderBottomColor: ink,
    fontWeight: 600,
  },
  row: { flexDirection: 'row', paddingVertical: 5, borderBottomWidth: 0.5, borderBottomColor: line },
  notedRow: { paddingVertical: 5, borderBottomWidth: 0.5, borderBottomColor: line },
  cells: { flexDirection: 'row' },
  note: { marginTop: 2, paddingRight: 24, color: muted },
  longNoteCells: { flexDirection: 'row', paddingTop: 5 },
  longNote: {
    paddingTop: 2,
    paddingRight: 24,
    paddingBottom: 5,
    borderBottomWidth: 0.5,
    borderBottomColor: line,
    color: muted,
  },
  total: {
    flexDirection: 'row',
    justifyContent: 'flex-end',
    gap: 24,
    marginTop: 12,
    fontSize: 13,
    fontWeight: 600,
  },
  section: { marginTop: 22 },
  heading: { marginTop: 24, marginBottom: 5, fontSize: 15, fontWeight: 600, color: primary, lineHeight: 1.2 },
  subheading: { marginTop: 18, fontSize: 11.5, fontWeight: 600, lineHeight: 1.2 },
  // An element without size, from which the position of a heading is read.
  place: { position: 'absolute', top: 0, left: 0, fontSize: 1 },
  notice: {
    marginTop: 16,
    paddingVertical: 7,
    paddingHorizontal: 10,
    backgroundColor: colors.primarySoft.light,
    borderLeftWidth: 2,
    borderLeftColor: primary,
  },
  factList: { marginTop: 16, flexDirection: 'row', flexWrap: 'wrap', rowGap: 10 },
  fact: { width: '50%', paddingRight: 18 },
  contents: { marginTop: 22 },
  contentsLine: {
    flexDirection: 'row',
    paddingVertical: 3.5,
    borderBottomWidth: 0.5,
    borderBottomColor: line,
    color: ink,
    textDecoration: 'none',
  },
  // In the flow, the renderer loses a line that it fills in last.
  contentsPage: { position: 'absolute', top: 3.5, right: 0, width: 80, textAlign: 'right' },
  description: { marginTop: 4 },
  asked: { fontWeight: 600 },
  totals: { marginTop: 10, textAlign: 'right', fontWeight: 600 },
  end: { marginTop: 30, color: muted },
  answer: { marginTop: 1, paddingLeft: 14 },
  question: { marginTop: 8 },
  signatures: { marginTop: 44, flexDirection: 'row', gap: 36 },
  signature: { borderTopWidth: 0.75, borderTopColor: ink, paddingTop: 4, color: muted, fontSize: 8 },
  // Placed from the top: the renderer loses a line of a set height that hangs from the bottom.
  footer: {
    position: 'absolute',
    top: 742,
    left: 54,
    right: 54,
    fontSize: 8,
    // The font's own: the renderer multiplies any other by the size each time that it lays out a page with a count again, and
    // the second line of a long one ends far below the page, in a long document beyond what a PDF can say.
    lineHeight: '',
    color: muted,
  },
});
