import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { colors } from '#domain/platform/colors.ts';
import { type Letterhead, pdfPages } from '#server/people/practice/pdf-page.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { renderPages } from '#server/platform/pdf/render-pages.ts';
import type { ReportSection } from '#server/platform/pdf/report-section.ts';
import { reportTable } from './report-pdf-table.ts';

export interface ReportPdf {
  letterhead: Letterhead;
  title: string;
  /** The subject of the report and what it is compared with. */
  about: string;
  figures: readonly ReportPdfFigure[];
  sections: readonly ReportSection[];
}

export interface ReportPdfFigure {
  title: string;
  value: string;
  change: string;
}

/** A table with more rows starts on a new page. */
const LONG_TABLE = 60;
/** The number of rows that fit on a page under a title. */
const ROWS_A_PAGE = 27;

const styles = StyleSheet.create({
  about: { marginTop: 4 },
  figures: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 14, gap: 8 },
  figure: {
    width: 120,
    paddingVertical: 6,
    paddingHorizontal: 8,
    borderWidth: 0.75,
    borderColor: colors.line.light,
    borderRadius: 4,
  },
  value: { fontSize: 15, fontWeight: 600, lineHeight: 1.3 },
  change: { fontSize: 7.5 },
});

declare module '#server/platform/pdf/pdf-document.ts' {
  interface PdfContents {
    report: ReportPdf;
  }
}

/** Renders a report as a PDF: the figures and tables of the screen, without relying on color. */
export function renderReportPdf(content: ReportPdf): Promise<Buffer> {
  const { letterhead, title, about, figures, sections } = content;
  const opening = [
    h(Text, { key: 'title', style: pdfStyles.title }, title),
    h(Text, { key: 'about', style: [pdfStyles.quiet, styles.about] }, about),
    h(View, { key: 'figures', style: styles.figures }, ...figures.map(figureBox)),
  ];
  return renderPages(pdfPages(letterhead, title, pagesOf(opening, sections)));
}

// At each page break, the renderer lays out all remaining content again. The tables of a large caseload are therefore
// split into pages here.
function pagesOf(opening: ReactElement[], sections: readonly ReportSection[]): ReactElement[][] {
  const pages = [opening];
  for (const section of sections) {
    if (section.rows.length <= LONG_TABLE) pages.at(-1)?.push(...reportTable(section));
    else pages.push(...partsOf(section).map((part) => reportTable(part)));
  }
  return pages;
}

function partsOf({ total, note, ...section }: ReportSection): ReportSection[] {
  const parts: ReportSection[] = [];
  for (let first = 0; first < section.rows.length; first += ROWS_A_PAGE) {
    const rows = section.rows.slice(first, first + ROWS_A_PAGE);
    const isLast = first + ROWS_A_PAGE >= section.rows.length;
    parts.push({
      ...section,
      rows,
      ...(first === 0
        ? { ...(note === undefined ? {} : { note }) }
        : { title: `${section.title}, continued` }),
      ...(isLast && total !== undefined ? { total } : {}),
    });
  }
  return parts;
}

function figureBox({ title, value, change }: ReportPdfFigure) {
  return h(
    View,
    { key: title, style: styles.figure },
    h(Text, { style: pdfStyles.label }, title.toUpperCase()),
    h(Text, { style: styles.value }, value),
    h(Text, { style: [pdfStyles.quiet, styles.change] }, change),
  );
}
