import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { methodPhrase } from '#domain/billing/payments/entry-words.ts';
import type { ReceiptPaper } from '#domain/billing/payments/receipt-paper.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { cardNotice } from '#server/billing/invoices/how-to-pay.ts';
import { pdfPage } from '#server/people/practice/pdf-page.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';
import { pdfTable } from '#server/platform/pdf/pdf-table.ts';
import { renderPages } from '#server/platform/pdf/render-pages.ts';

declare module '#server/platform/pdf/pdf-document.ts' {
  interface PdfContents {
    receipt: ReceiptPaper;
  }
}

/** Renders the receipt of a payment, with the services it paid, as a flexible spending account asks for it. */
export function renderReceiptPdf(receipt: ReceiptPaper): Promise<Buffer> {
  const title = `Receipt ${receipt.number}`;
  return renderPages(pdfPage(receipt.practice, title, body(receipt, title)));
}

const columns = [
  { label: 'Date of service', width: '22%' },
  { label: 'Service', width: '28%' },
  { label: 'Child', width: '32%' },
  { label: 'Charge', width: '18%', isNumber: true },
];

function body(receipt: ReceiptPaper, title: string) {
  const { receivedOn, method, reference, from, amount, credit, invoices } = receipt;
  const givenBack = amount - credit - invoices.reduce((sum, { cents }) => sum + cents, 0);
  const how = `${methodPhrase(method)}${reference ? `, ${reference}` : ''}`;
  return [
    h(Text, { style: styles.title, key: 'title' }, title),
    h(
      View,
      { style: styles.section, key: 'facts' },
      h(Text, null, `Received on ${formatDay(receivedOn)}${how}`),
      from ? h(Text, null, `From ${from}`) : null,
      ...invoices.map(({ number, child, cents }) =>
        h(Text, { key: `invoice ${number}` }, `${formatCents(cents)} for ${child}, invoice ${number}`),
      ),
      credit > 0 ? h(Text, { key: 'credit' }, `${formatCents(credit)} is credit for later invoices`) : null,
      givenBack > 0 ? h(Text, { key: 'given back' }, `${formatCents(givenBack)} was given back`) : null,
    ),
    invoices.length === 0 ? null : pdfTable('lines', columns, linesOf(receipt)),
    h(
      View,
      { style: styles.total, key: 'total', wrap: false },
      h(Text, null, 'Received'),
      h(Text, null, formatCents(amount)),
    ),
    method === 'card' ? h(View, { style: styles.section, key: 'notice' }, cardNotice()) : null,
  ];
}

function linesOf({ invoices }: ReceiptPaper) {
  return invoices.flatMap(({ number, child, lines }) =>
    lines.map(({ day, label, cents }, index) => ({
      key: `${number} ${index}`,
      cells: [day === null ? '' : formatDay(day), label, child, formatCents(cents)],
    })),
  );
}
