import { Text } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { type Invoice, invoiceStatusLabels } from '#domain/billing/invoices/invoice.ts';
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

function stateText({ status, datePaid }: Invoice, timeZone: TimeZone): string {
  const label = invoiceStatusLabels[status];
  return datePaid === null ? label : `${label} ${formatDate(datePaid, timeZone)}`;
}

function totalsText(invoices: readonly Invoice[]): string {
  const sumOf = (chosen: readonly Invoice[]) => chosen.reduce((sum, { amount }) => sum + amount, 0);
  const paid = sumOf(invoices.filter(({ status }) => status === 'paid'));
  const invoiced = sumOf(invoices);
  return `Invoiced ${formatCents(invoiced)} · Paid ${formatCents(paid)} · Open ${formatCents(invoiced - paid)}`;
}
