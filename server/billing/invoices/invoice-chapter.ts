import { Text } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { type Invoice, invoiceStatusLabels } from '#domain/billing/invoices/invoice.ts';
import { partlyPaidText, settledText } from '#domain/billing/payments/settled-invoice.ts';
import { formatDate, formatDay, type TimeZone } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import type { ClientRecordContent, RecordChapter } from '#server/platform/pdf/client-record.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';
import { pdfTable } from '#server/platform/pdf/pdf-table.ts';

const columns = [
  { label: 'Invoice', width: '12%' },
  { label: 'Issued', width: '19%' },
  { label: 'Due', width: '19%' },
  { label: 'State', width: '30%' },
  { label: 'Amount', width: '20%', isNumber: true },
];

/** Returns the chapter on invoices with their status, earliest first, and their total. */
export function invoiceChapter({ invoices, letterhead }: ClientRecordContent): RecordChapter {
  const { timeZone } = letterhead.settings;
  const inOrder = [...invoices].sort((a, b) => (a.dateIssued < b.dateIssued ? -1 : 1));
  return {
    title: 'Invoices',
    count: invoices.length === 0 ? 'None' : String(invoices.length),
    parts:
      inOrder.length === 0
        ? []
        : [
            {
              key: 'invoices',
              content: [
                pdfTable(
                  'table',
                  columns,
                  inOrder.map((invoice) => ({
                    key: String(invoice.id),
                    cells: [
                      String(invoice.id),
                      formatDate(invoice.dateIssued, timeZone),
                      formatDay(invoice.dueDate),
                      stateText(invoice, timeZone),
                      formatCents(invoice.amount),
                    ],
                    note: invoice.description,
                  })),
                ),
                h(Text, { key: 'totals', style: styles.totals }, totalsText(inOrder)),
              ],
            },
          ],
  };
}

function stateText(invoice: Invoice, timeZone: TimeZone): string {
  const { status, datePaid, writtenOff } = invoice;
  if (datePaid === null) {
    return [invoiceStatusLabels[status], partlyPaidText(invoice)].filter(Boolean).join(', ');
  }
  return `${settledText(invoice)}${writtenOff > 0 ? ',' : ''} ${formatDate(datePaid, timeZone)}`;
}

function totalsText(invoices: readonly Invoice[]): string {
  const sumOf = (of: (invoice: Invoice) => number) => invoices.reduce((sum, one) => sum + of(one), 0);
  const writtenOff = sumOf((one) => one.writtenOff);
  return [
    `Invoiced ${formatCents(sumOf(({ amount }) => amount))}`,
    `Paid ${formatCents(sumOf(({ paid }) => paid))}`,
    ...(writtenOff > 0 ? [`Written off ${formatCents(writtenOff)}`] : []),
    `Open ${formatCents(sumOf(({ balance }) => balance))}`,
  ].join(' · ');
}
