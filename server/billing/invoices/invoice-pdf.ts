import { Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { invoiceStatusLabels } from '#domain/billing/invoices/invoice.ts';
import { type InvoicePaper, NOTHING_OWED } from '#domain/billing/invoices/invoice-paper.ts';
import { settledText } from '#domain/billing/payments/settled-invoice.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { isLetter, pdfLetters, pdfPage } from '#server/people/practice/pdf-page.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';
import { type PdfRow, pdfTable } from '#server/platform/pdf/pdf-table.ts';
import { renderPages } from '#server/platform/pdf/render-pages.ts';
import { howToPay } from './how-to-pay.ts';

/** More lines never fit on one page. */
const LINES_ON_ONE_PAGE = 20;

declare module '#server/platform/pdf/pdf-document.ts' {
  interface PdfContents {
    invoice: InvoicePaper;
    invoices: readonly InvoicePaper[];
  }
}

/** Renders an invoice as a PDF: letterhead, parties, lines as issued, total, and payment instructions. */
export async function renderInvoicePdf(invoice: InvoicePaper): Promise<Buffer> {
  if (invoice.lines.length <= LINES_ON_ONE_PAGE) {
    const letter = await renderPages(pageOf(invoice, { isOnePage: true }));
    if (isLetter(letter)) return letter;
  }
  return renderPages(pageOf(invoice));
}

function pageOf(invoice: InvoicePaper, options?: { isOnePage: boolean }) {
  return pdfPage(invoice.practice, titleOf(invoice), body(invoice), options);
}

/** Renders several invoices as one PDF, each with its own header and page count. */
export function renderInvoicesPdf(invoices: readonly InvoicePaper[]): Promise<Buffer> {
  const [first] = invoices;
  if (!first) throw new Error('There is no invoice to print');
  const letters = invoices.map((invoice) => ({ title: titleOf(invoice), content: body(invoice) }));
  return renderPages(pdfLetters(first.practice, 'Invoices', letters));
}

function titleOf({ number }: InvoicePaper): string {
  return `Invoice ${number}`;
}

function body(invoice: InvoicePaper) {
  return [
    h(Text, { style: styles.title, key: 'title' }, titleOf(invoice)),
    facts(invoice),
    h(View, { style: styles.section, key: 'description' }, h(Text, null, invoice.description)),
    pdfTable('lines', columns, linesOf(invoice)),
    total(invoice),
    invoice.howToPay === null
      ? h(Text, { style: styles.section, key: 'pay' }, invoice.paid > 0 ? 'Paid. Thank you.' : NOTHING_OWED)
      : howToPay(invoice.howToPay),
  ];
}

function facts(invoice: InvoicePaper) {
  const { billTo, revisedOn, issuedOn, dueOn, paidOn, paid, balance, status } = invoice;
  return h(
    View,
    { style: styles.facts, key: 'facts' },
    h(
      View,
      { style: { flexShrink: 1 } },
      h(Text, { style: styles.label }, 'BILL TO'),
      ...billTo.map((line) => h(Text, { key: line }, line)),
    ),
    h(
      View,
      { style: styles.right },
      fact('Issued', formatDay(issuedOn)),
      revisedOn === null ? null : h(Text, { key: 'revised' }, `Revised ${formatDay(revisedOn)}`),
      fact('Due', formatDay(dueOn)),
      paidOn === null || paid === 0 ? null : fact('Paid', formatDay(paidOn)),
      fact('Status', balance === 0 ? settledText(invoice) : invoiceStatusLabels[status]),
    ),
  );
}

function fact(label: string, value: string) {
  return h(Text, { key: label }, `${label}: ${value}`);
}

const columns = [
  { label: 'Date', width: '22%' },
  { label: 'Service', width: '42%' },
  { label: 'Minutes', width: '16%', isNumber: true },
  { label: 'Amount', width: '20%', isNumber: true },
];

function linesOf({ lines }: InvoicePaper): PdfRow[] {
  return lines.map(({ day, label, minutes, cents }, index) => ({
    key: String(index),
    cells: [day === null ? '' : formatDay(day), label, String(minutes ?? ''), formatCents(cents)],
  }));
}

function total({ amount, paid, writtenOff, balance }: InvoicePaper) {
  const isOpenInPart = balance > 0 && balance < amount;
  return h(
    View,
    { key: 'total', wrap: false },
    sumLine('Total', amount),
    writtenOff > 0 || isOpenInPart ? sumLine('Paid', paid, partOfTotal) : null,
    writtenOff > 0 ? sumLine('Written off', writtenOff, partOfTotal) : null,
    isOpenInPart ? sumLine('Balance', balance) : null,
  );
}

const partOfTotal = { ...styles.total, marginTop: 3, fontSize: 10 };

function sumLine(label: string, cents: number, style = styles.total) {
  return h(View, { style }, h(Text, null, label), h(Text, null, formatCents(cents)));
}
