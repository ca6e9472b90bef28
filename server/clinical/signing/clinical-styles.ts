import { StyleSheet } from '@react-pdf/renderer';
import { colors } from '#domain/platform/colors.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';

const ink = colors.ink.light;

/**
 * Styles of clinical documents, in addition to those of all printed documents. They are legible in grayscale.
 */
export const clinicalStyles = StyleSheet.create({
  page: { ...pdfStyles.page, paddingTop: 62 },
  // Positioned from the top, like the footer of every document.
  running: {
    position: 'absolute',
    top: 30,
    left: 54,
    right: 54,
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 16,
    fontSize: 8,
    color: pdfStyles.quiet.color,
  },
  // The widths are fixed because the renderer wraps lines before it shrinks text. Three lines fit above the
  // content.
  runningIdentification: { width: 330, fontSize: 8, lineHeight: 1.15, maxLines: 3, textOverflow: 'ellipsis' },
  runningState: { width: 158, fontSize: 8, lineHeight: 1.15, textAlign: 'right' },
  runningDraft: { fontWeight: 600, color: ink },
  across: {
    position: 'absolute',
    top: 350,
    left: 0,
    width: 612,
    textAlign: 'center',
    fontSize: 50,
    fontWeight: 600,
    color: colors.line.light,
    transform: 'rotate(-40deg)',
  },
  struck: { textDecoration: 'line-through' },
  withdrawn: { marginTop: 16, paddingVertical: 7, paddingHorizontal: 10, borderWidth: 1.5, borderColor: ink },
  kind: { ...pdfStyles.kind, marginTop: 16 },
  name: { ...pdfStyles.name, fontSize: 20 },
  factList: { ...pdfStyles.factList, marginTop: 12, rowGap: 6 },
  fact: { width: '33.3%', paddingRight: 14 },
  wideFact: { width: '100%' },
  section: { marginTop: 10 },
  sectionTitle: { fontSize: 11, fontWeight: 600, lineHeight: 1.2, marginBottom: 2 },
  goal: { marginTop: 5 },
  part: { marginTop: 14 },
  partTitle: { ...pdfStyles.heading, marginTop: 0, marginBottom: 4, fontSize: 13 },
  typed: { marginTop: 4 },
  goalBlock: {
    fontSize: 9,
    lineHeight: 1.35,
    marginTop: 8,
    paddingTop: 6,
    borderTopWidth: 0.5,
    borderTopColor: colors.line.light,
  },
  objective: {
    fontSize: 9,
    lineHeight: 1.35,
    marginTop: 8,
    paddingTop: 6,
    borderTopWidth: 0.5,
    borderTopColor: colors.line.light,
  },
  goalLine: { flexDirection: 'row', marginTop: 1 },
  goalLabel: { width: 92, color: pdfStyles.quiet.color },
  goalText: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  mark: { marginTop: 4, fontWeight: 600 },
  earlierMarks: { marginTop: 4 },
  inRecord: { marginTop: 14, paddingTop: 8, borderTopWidth: 0.75, borderTopColor: ink },
  familySignature: { marginTop: 34, flexDirection: 'row', gap: 36 },
  signature: {
    marginTop: 16,
    paddingTop: 6,
    borderTopWidth: 0.75,
    borderTopColor: ink,
    fontSize: 9,
  },
  signatureLine: { marginTop: 4, fontWeight: 600 },
});
