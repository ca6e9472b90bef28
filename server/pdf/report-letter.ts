import { renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { ReportSection } from '#server/reports/report-section.ts';
import { registerLetterFonts } from './letter-fonts.ts';
import { type Letterhead, letterPage } from './letter-page.ts';
import { letterStyles } from './letter-styles.ts';
import { reportTable } from './report-table.ts';

export interface ReportLetter {
  letterhead: Letterhead;
  title: string;
  /** Whose figures these are, and what they are compared with. */
  about: string;
  figures: readonly ReportLetterFigure[];
  sections: readonly ReportSection[];
}

export interface ReportLetterFigure {
  title: string;
  value: string;
  change: string;
}

const styles = StyleSheet.create({
  about: { marginTop: 4 },
  figures: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 14, gap: 8 },
  figure: {
    width: 120,
    paddingVertical: 6,
    paddingHorizontal: 8,
    borderWidth: 0.75,
    borderColor: '#d9ddd6',
    borderRadius: 4,
  },
  value: { fontSize: 15, fontWeight: 600, lineHeight: 1.3 },
  change: { fontSize: 7.5 },
});

/** A report as a PDF: numbers and tables as on the screen, on paper that needs no color. */
export function renderReportLetter(letter: ReportLetter): Promise<Buffer> {
  registerLetterFonts();
  const { letterhead, title, about, figures, sections } = letter;
  return renderToBuffer(
    letterPage(letterhead, title, [
      h(Text, { key: 'title', style: letterStyles.title }, title),
      h(Text, { key: 'about', style: [letterStyles.quiet, styles.about] }, about),
      h(View, { key: 'figures', style: styles.figures }, ...figures.map(figureBox)),
      ...sections.flatMap(reportTable),
    ]),
  );
}

function figureBox({ title, value, change }: ReportLetterFigure) {
  return h(
    View,
    { key: title, style: styles.figure },
    h(Text, { style: letterStyles.label }, title.toUpperCase()),
    h(Text, { style: styles.value }, value),
    h(Text, { style: [letterStyles.quiet, styles.change] }, change),
  );
}
