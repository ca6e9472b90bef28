import { renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { formatDay } from '#domain/dates.ts';
import type { PracticeReport } from '#domain/reports/practice-report.ts';
import { changeText, figures, figureText, figureValue } from '#domain/reports/report-figures.ts';
import { formatPeriod } from '#domain/reports/report-period.ts';
import { registerLetterFonts } from './letter-fonts.ts';
import { letterPage } from './letter-page.ts';
import { letterStyles } from './letter-styles.ts';
import { billingSections } from './report-billing.ts';
import { caseloadSections } from './report-caseload.ts';
import type { ReportLetter } from './report-content.ts';
import { reportTable } from './report-table.ts';
import { websiteSections } from './report-website.ts';

const styles = StyleSheet.create({
  figures: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 14, gap: 8 },
  figure: { width: 120, borderWidth: 0.75, borderColor: '#d9ddd6', borderRadius: 4, padding: 7 },
  value: { fontSize: 15, fontWeight: 600, lineHeight: 1.3 },
  change: { fontSize: 7.5 },
});

/** A report as a PDF: the very numbers and tables of the screen, on paper that needs no color. */
export function renderReportLetter(letter: ReportLetter): Promise<Buffer> {
  registerLetterFonts();
  const title = `Report ${formatPeriod(letter.scope.period)}`;
  const sections = [
    ...caseloadSections(letter),
    ...billingSections(letter),
    ...(letter.website === null ? [] : websiteSections(letter.website)),
  ];
  return renderToBuffer(
    letterPage(letter.letterhead, title, [
      h(Text, { key: 'title', style: letterStyles.title }, title),
      h(Text, { key: 'about', style: letterStyles.quiet }, about(letter)),
      figureBoxes(letter.report),
      ...sections.map(reportTable),
    ]),
  );
}

function about({ therapistName, clientName, scope, report }: ReportLetter): string {
  const who = clientName === null ? `All clients of ${therapistName}` : `${clientName}, by ${therapistName}`;
  return `${who}. Compared with ${formatPeriod(report.before)}. Made on ${formatDay(scope.today)}.`;
}

function figureBoxes({ rows, rowsBefore }: PracticeReport) {
  return h(
    View,
    { key: 'figures', style: styles.figures },
    ...figures.map(({ name, title, unit }) => {
      const now = figureValue(name, rows);
      const change = changeText(now, figureValue(name, rowsBefore), unit);
      return h(
        View,
        { key: name, style: styles.figure },
        h(Text, { style: letterStyles.label }, title.toUpperCase()),
        h(Text, { style: styles.value }, figureText(now, unit)),
        h(Text, { style: [letterStyles.quiet, styles.change] }, change),
      );
    }),
  );
}
