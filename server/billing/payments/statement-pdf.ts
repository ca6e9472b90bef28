import { renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { entryText } from '#domain/billing/payments/entry-words.ts';
import { type Statement, statementBands } from '#domain/billing/payments/statement.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { howToPay } from '#server/billing/invoices/how-to-pay.ts';
import { type Letterhead, pdfPage } from '#server/people/practice/pdf-page.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';
import { type PdfColumn, pdfTable } from '#server/platform/pdf/pdf-table.ts';
import type { StatementPaper } from './statement-paper.ts';

export interface StatementPdf extends StatementPaper {
  letterhead: Letterhead;
}

declare module '#server/platform/pdf/pdf-document.ts' {
  interface PdfContents {
    statement: StatementPdf;
  }
}

/** Renders the statement of an account: what was owed before, each entry, what is left and how old it is. */
export function renderStatementPdf(content: StatementPdf): Promise<Buffer> {
  return renderToBuffer(pdfPage(content.letterhead, 'Statement', body(content)));
}

function body(content: StatementPdf) {
  const { statement } = content;
  return [
    h(Text, { style: styles.title, key: 'title' }, 'Statement'),
    facts(content),
    pdfTable('entries', columnsFor(content), rowsOf(content)),
    h(View, { style: styles.total, key: 'total', wrap: false }, h(Text, null, owedText(statement.closing))),
    h(Text, { style: styles.totals, key: 'received' }, receivedText(statement)),
    aging(statement),
    payment(content),
  ];
}

function facts({ billTo, statement }: StatementPdf) {
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
      h(Text, null, `${formatDay(statement.from)} to ${formatDay(statement.until)}`),
      h(Text, null, `Owed before: ${formatCents(statement.opening)}`),
    ),
  );
}

function columnsFor({ children }: StatementPdf): PdfColumn[] {
  const isOfSeveral = children.size > 1;
  return [
    { label: 'Date', width: '18%' },
    { label: 'What', width: isOfSeveral ? '32%' : '48%' },
    ...(isOfSeveral ? [{ label: 'Child', width: '16%' }] : []),
    { label: 'Amount', width: '17%', isNumber: true },
    { label: 'Owed', width: '17%', isNumber: true },
  ];
}

function rowsOf({ statement, children }: StatementPdf) {
  const isOfSeveral = children.size > 1;
  return statement.entries.map((entry, index) => {
    const child = entry.clientId === null ? '' : (children.get(entry.clientId) ?? '');
    return {
      key: String(index),
      cells: [
        formatDay(entry.day),
        entryText(entry),
        ...(isOfSeveral ? [entry.kind === 'invoice' ? child : ''] : []),
        formatCents(entry.cents),
        formatCents(entry.owed),
      ],
    };
  });
}

function owedText(closing: number): string {
  return closing < 0 ? `Credit ${formatCents(-closing)}` : `Balance ${formatCents(closing)}`;
}

function receivedText({ from, until, received }: Statement): string {
  const year = from.slice(0, 4);
  const isYear = from === `${year}-01-01` && until === `${year}-12-31`;
  return `Paid ${isYear ? `in ${year}` : 'in this time'}: ${formatCents(received)}`;
}

function aging({ closing, aging: bands }: Statement) {
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

function payment({ statement, letterhead }: StatementPdf) {
  if (statement.closing <= 0) return null;
  const words = `Please name the child whom the payment is for. Questions? Call ${letterhead.identity.phone}.`;
  return howToPay(letterhead, words, { isOfFamily: true });
}
