import { Document, Page } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { loadPdfFonts } from './pdf-fonts.ts';
import { pdfStyles } from './pdf-styles.ts';
import { pdfTable } from './pdf-table.ts';
import { renderPages } from './render-pages.ts';

const columns = [
  { label: 'Date', width: '30%' },
  { label: 'Service', width: '50%' },
  { label: 'Amount', width: '20%', isNumber: true },
];
/** Some pages, so that what a table runs through is compiled. */
const ROWS = 60;

/** Makes a document that nobody reads: what it loads and compiles is there for the next one. */
export async function renderTrialPage(): Promise<void> {
  loadPdfFonts({});
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    key: String(row),
    cells: [`Oct ${row}, 2026`, `Individual Therapy ${row}`, `$${row}20.00`],
  }));
  const page = h(Page, { size: 'LETTER', style: pdfStyles.page }, pdfTable('rows', columns, rows));
  await renderPages({ document: h(Document, null, page), footerOf: () => '' });
}
