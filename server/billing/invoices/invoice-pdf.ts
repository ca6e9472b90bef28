import { renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { familyLines } from '#domain/billing/billing-details/family-lines.ts';
import { type Invoice, invoiceStatusLabels } from '#domain/billing/invoices/invoice.ts';
import type { InvoiceRecipient } from '#domain/billing/vouchers/invoice-recipient.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import { formatDate, formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { isLetter, type Letterhead, pdfLetters, pdfPage } from '#server/people/practice/pdf-page.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';
import { type PdfRow, pdfTable } from '#server/platform/pdf/pdf-table.ts';
import { howToPay } from './how-to-pay.ts';

export interface InvoiceWithClient {
  invoice: Invoice;
  client: Client;
  /** The payer whose bill it is part of; null is the family. */
  recipient: InvoiceRecipient | null;
  /** Whom the family wants its invoices addressed to. */
  billTo: string | null;
}

export interface InvoicePdf extends InvoiceWithClient {
  letterhead: Letterhead;
}

export interface InvoicesPdf {
  letterhead: Letterhead;
  invoices: readonly InvoiceWithClient[];
}

/** More lines never fit on one page. */
const LINES_ON_ONE_PAGE = 20;

declare module '#server/platform/pdf/pdf-document.ts' {
  interface PdfContents {
    invoice: InvoicePdf;
    invoices: InvoicesPdf;
  }
}

/** Renders an invoice as a PDF: letterhead, parties, lines as issued, total, and payment instructions. */
export async function renderInvoicePdf(content: InvoicePdf): Promise<Buffer> {
  if (content.invoice.lines.length <= LINES_ON_ONE_PAGE) {
    const letter = await renderToBuffer(pageOf(content, { isOnePage: true }));
    if (isLetter(letter)) return letter;
  }
  return renderToBuffer(pageOf(content));
}

function pageOf(content: InvoicePdf, options?: { isOnePage: boolean }) {
  return pdfPage(content.letterhead, titleOf(content), body(content), options);
}

/** Renders several invoices as one PDF, each with its own header and page count. */
export function renderInvoicesPdf({ letterhead, invoices }: InvoicesPdf): Promise<Buffer> {
  const letters = invoices.map((content) => ({
    title: titleOf(content),
    content: body({ ...content, letterhead }),
  }));
  return renderToBuffer(pdfLetters(letterhead, 'Invoices', letters));
}

function titleOf({ invoice }: InvoiceWithClient): string {
  return `Invoice ${invoice.id}`;
}

function body(content: InvoicePdf) {
  const { invoice } = content;
  return [
    h(Text, { style: styles.title, key: 'title' }, titleOf(content)),
    facts(content),
    h(View, { style: styles.section, key: 'description' }, h(Text, null, invoice.description)),
    pdfTable('lines', columns, linesOf(invoice)),
    total(invoice),
    payment(content),
  ];
}

function facts(content: InvoicePdf) {
  const { invoice, letterhead } = content;
  const { timeZone } = letterhead.settings;
  return h(
    View,
    { style: styles.facts, key: 'facts' },
    h(
      View,
      { style: { flexShrink: 1 } },
      h(Text, { style: styles.label }, 'BILL TO'),
      ...recipientLines(content).map((line) => h(Text, { key: line }, line)),
    ),
    h(
      View,
      { style: styles.right },
      fact('Issued', formatDate(invoice.dateIssued, timeZone)),
      fact('Due', formatDay(invoice.dueDate)),
      invoice.datePaid === null ? null : fact('Paid', formatDate(invoice.datePaid, timeZone)),
      fact('Status', invoiceStatusLabels[invoice.status]),
    ),
  );
}

/** Returns the lines of the address; a payer reads below it for whom the service was. */
function recipientLines({ recipient, client, billTo }: InvoicePdf): string[] {
  if (!recipient) return familyLines(client, billTo);
  return [recipient.name, recipient.address, `For ${recipient.child}`].flatMap((line) => line || []);
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

function linesOf({ lines }: Invoice): PdfRow[] {
  return lines.map(({ day, label, minutes, cents }, index) => ({
    key: String(index),
    cells: [day === null ? '' : formatDay(day), label, String(minutes ?? ''), formatCents(cents)],
  }));
}

function total({ amount, paid, writtenOff, balance }: Invoice) {
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

function payment({ invoice, recipient, letterhead }: InvoicePdf) {
  if (invoice.status === 'paid') return h(Text, { style: styles.section, key: 'pay' }, 'Paid. Thank you.');
  const due = `Please pay by ${formatDay(invoice.dueDate)} and name invoice ${invoice.id}.`;
  const words = `${due} Questions? Call ${letterhead.identity.phone}.`;
  // An organization pays by its contract.
  return howToPay(letterhead, words, { isOfFamily: recipient === null });
}
