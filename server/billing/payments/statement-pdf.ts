import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { statementBands } from '#domain/billing/payments/statement.ts';
import type { StatementPaper } from '#domain/billing/payments/statement-paper.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { howToPay } from '#server/billing/invoices/how-to-pay.ts';
import { pdfPage } from '#server/people/practice/pdf-page.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';
import { type PdfColumn, pdfTable } from '#server/platform/pdf/pdf-table.ts';
import { renderPages } from '#server/platform/pdf/render-pages.ts';

declare module '#server/platform/pdf/pdf-document.ts' {
  interface PdfContents {
    statement: StatementPaper;
  }
}

/** Renders the statement of an account: what was owed before, each entry, what is left and how old it is. */
export function renderStatementPdf(statement: StatementPaper): Promise<Buffer> {
  return renderPages(pdfPage(statement.practice, 'Statement', body(statement)));
}

function body(statement: StatementPaper) {
  return [
    h(Text, { style: styles.title, key: 'title' }, 'Statement'),
    facts(statement),
    pdfTable('entries', columnsFor(statement), rowsOf(statement)),
    h(View, { style: styles.total, key: 'total', wrap: false }, h(Text, null, owedText(statement.closing))),
    h(Text, { style: styles.totals, key: 'received' }, receivedText(statement)),
    aging(statement),
    statement.howToPay && howToPay(statement.howToPay),
  ];
}

function facts({ billTo, from, until, replaces, opening }: StatementPaper) {
  return h(
    View,
    { style: styles.facts, key: 'facts' },
    h(
      View,
      { style: { flexShrink: 1 } },
      h(Text, { style: styles.label }, 'FOR'),
      ...billTo.map((line) => h(Text, { key: line }, line)),
    ),
    h(
      View,
      { style: styles.right },
      h(Text, null, `${formatDay(from)} to ${formatDay(until)}`),
      replaces && h(Text, { key: 'replaces' }, `Replaces the statement of ${formatDay(replaces)}`),
      h(Text, null, openingText(opening)),
    ),
  );
}

function columnsFor({ namesChildren }: StatementPaper): PdfColumn[] {
  return [
    { label: 'Date', width: '18%' },
    { label: 'What', width: namesChildren ? '32%' : '48%' },
    ...(namesChildren ? [{ label: 'Child', width: '16%' }] : []),
    { label: 'Amount', width: '17%', isNumber: true },
    { label: 'Owed', width: '17%', isNumber: true },
  ];
}

function rowsOf({ entries, namesChildren }: StatementPaper) {
  return entries.map(({ day, what, child, cents, owed }, index) => ({
    key: String(index),
    cells: [
      ...[formatDay(day), what, ...(namesChildren ? [child] : [])],
      ...[formatCents(cents), formatCents(owed)],
    ],
  }));
}

function owedText(closing: number): string {
  return closing < 0 ? `Credit ${formatCents(-closing)}` : `Balance ${formatCents(closing)}`;
}

function openingText(opening: number): string {
  return opening < 0 ? `Credit before: ${formatCents(-opening)}` : `Owed before: ${formatCents(opening)}`;
}

function receivedText({ from, until, received }: StatementPaper): string {
  const year = from.slice(0, 4);
  const isYear = from === `${year}-01-01` && until === `${year}-12-31`;
  return `Paid ${isYear ? `in ${year}` : 'in this time'}: ${formatCents(received)}`;
}

function aging({ closing, aging: bands }: StatementPaper) {
  if (closing <= 0) return null;
  const parts = statementBands.flatMap((band) =>
    bands[band] > 0 ? [`${band.replace('-', '–')} days: ${formatCents(bands[band])}`] : [],
  );
  return h(
    Text,
    { style: styles.section, key: 'aging' },
    `Open by days since issue, as if the oldest were paid first. ${parts.join(' · ')}`,
  );
}
