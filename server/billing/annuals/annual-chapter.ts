import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import type { ClientRecordContent, RecordChapter } from '#server/platform/pdf/client-record.ts';
import { pdfTable } from '#server/platform/pdf/pdf-table.ts';

const columns = [
  { label: 'Date', width: '30%' },
  { label: 'Invoice', width: '50%' },
  { label: 'Amount', width: '20%', isNumber: true },
];

/** Returns the chapter on annual records, earliest first. */
export function annualChapter({ annuals }: ClientRecordContent): RecordChapter {
  const inOrder = [...annuals].sort((a, b) => (a.date < b.date ? -1 : 1));
  return {
    title: 'Annual Records',
    count: annuals.length === 0 ? 'None' : String(annuals.length),
    ownPage: 'chapter',
    parts:
      inOrder.length === 0
        ? []
        : [
            {
              key: 'annuals',
              content: [
                pdfTable(
                  'table',
                  columns,
                  inOrder.map(({ id, date, amount, invoiceId }) => ({
                    key: String(id),
                    cells: [
                      formatDay(date),
                      invoiceId === null ? 'Not invoiced' : `Invoice ${invoiceId}`,
                      formatCents(amount),
                    ],
                  })),
                ),
              ],
            },
          ],
  };
}
