import { StyleSheet } from '@react-pdf/renderer';
import { LETTER_FONTS } from './letter-fonts.ts';

const ink = '#22302f';
const muted = '#5a6a68';
const line = '#d9ddd6';
const primary = '#0f5d5a';

/** The look of everything the practice prints: US Letter, one typeface, hairlines. */
export const letterStyles = StyleSheet.create({
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
  practiceName: { fontSize: 15, fontWeight: 600, color: primary },
  quiet: { color: muted },
  title: { fontSize: 22, fontWeight: 600, marginTop: 22, lineHeight: 1.2 },
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
  total: {
    flexDirection: 'row',
    justifyContent: 'flex-end',
    gap: 24,
    marginTop: 12,
    fontSize: 13,
    fontWeight: 600,
  },
  section: { marginTop: 22 },
  // Placed from the top: the renderer loses a line of a set height that hangs from the bottom.
  footer: {
    position: 'absolute',
    top: 742,
    left: 54,
    right: 54,
    fontSize: 8,
    color: muted,
  },
});
