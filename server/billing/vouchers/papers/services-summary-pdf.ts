import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { ServicesSummary } from '#domain/billing/vouchers/services-summary.ts';
import type { Sender } from '#server/people/practice/pdf-page.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { type PdfColumn, pdfTable } from '#server/platform/pdf/pdf-table.ts';
import { fact } from './log-head.ts';
import { renderPaper } from './paper-pages.ts';
import { papersStyles as styles } from './papers-styles.ts';

export interface ServicesSummaryPdf {
  sender: Sender;
  summary: ServicesSummary;
}

declare module '#server/platform/pdf/pdf-document.ts' {
  interface PdfContents {
    'services summary': ServicesSummaryPdf;
  }
}

const TITLE = 'Services Summary';

const reasonColumns = [
  { label: 'Not delivered as owed', width: '42%' },
  { label: 'Whose', width: '14%' },
  { label: 'Minutes', width: '11%', isNumber: true },
  { label: 'Made up', width: '11%', isNumber: true },
  { label: 'Excused', width: '11%', isNumber: true },
  { label: 'Open', width: '11%', isNumber: true },
];

const monthColumns = [
  { label: 'Minutes to be made up', width: '32%' },
  { label: 'Carried in', width: '17%', isNumber: true },
  { label: 'New', width: '17%', isNumber: true },
  { label: 'Made up', width: '17%', isNumber: true },
  { label: 'Carried out', width: '17%', isNumber: true },
];

/** Renders the services summary of a mandate for a meeting. */
export function renderServicesSummaryPdf({ sender, summary }: ServicesSummaryPdf): Promise<Buffer> {
  const part = { title: TITLE, hasLetterhead: true, content: contentOf(summary) };
  return renderPaper({ sender, title: TITLE, parts: [part] }, true);
}

function contentOf({ facts, sentence, words, delivered, reasons, months }: ServicesSummary) {
  return [
    h(Text, { key: 'title', style: styles.title }, TITLE),
    h(
      View,
      { key: 'facts', style: styles.facts },
      ...facts.map(([label, value]) => fact(label, value, styles.fact)),
      fact('Mandate', sentence, styles.wideFact),
    ),
    h(Text, { key: 'words', style: styles.totals }, words),
    h(Text, { key: 'delivered', style: pdfStyles.answer }, delivered),
    tableOf(
      'reasons',
      reasonColumns,
      reasons.map(({ label, owner, minutes }) => [label, owner, ...minutes.map(String)]),
    ),
    tableOf(
      'months',
      monthColumns,
      months.map(({ label, minutes }) => [label, ...minutes.map(String)]),
    ),
  ];
}

function tableOf(key: string, columns: readonly PdfColumn[], rows: readonly string[][]) {
  if (rows.length === 0) return null;
  const lines = rows.map((cells, index) => ({ key: String(index), cells }));
  return h(View, { key, style: styles.summaryTable }, pdfTable(key, columns, lines));
}
