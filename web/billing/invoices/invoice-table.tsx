import { type Invoice, invoiceStatusLabels } from '#domain/billing/invoices/invoice.ts';
import { lateText } from '#domain/billing/invoices/invoice-status.ts';
import { partlyPaidText } from '#domain/billing/payments/settled-invoice.ts';
import { formatDate, formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { LongTable } from '#web/platform/ui/long-table.tsx';
import type { MoreRows } from '#web/platform/ui/more-rows.tsx';
import { SelectAll } from '#web/platform/ui/select-all.tsx';
import { HeadCell } from '#web/platform/ui/table.tsx';
import { InvoiceRow } from './invoice-row.tsx';
import type { InvoiceSelection } from './use-invoice-selection.ts';

const ROW_HEIGHT_PX = 61;

const head = (
  <>
    <HeadCell className="w-9">
      <span className="sr-only">Selected</span>
    </HeadCell>
    <HeadCell className="w-[16%] xl:w-[18%] 2xl:w-[22%]">Client</HeadCell>
    <HeadCell>Description</HeadCell>
    <HeadCell className="w-28 xl:w-34 2xl:w-36">Issued</HeadCell>
    <HeadCell className="w-24 text-right xl:w-28 2xl:w-32">Amount</HeadCell>
    <HeadCell className="w-22 xl:w-28">Status</HeadCell>
    <HeadCell className="w-30 xl:w-56">
      <span className="sr-only">Actions</span>
    </HeadCell>
  </>
);

interface InvoiceTableProps {
  invoices: readonly Invoice[];
  more: MoreRows | undefined;
  clientName: (clientId: number) => string;
  selection: InvoiceSelection;
}

/** The invoices as rows that link to their pages, each with a checkbox. */
export function InvoiceTable({ invoices, more, clientName, selection }: InvoiceTableProps) {
  const timeZone = useTimeZone();
  const today = useToday();
  return (
    <>
      <SelectAll id="all-invoices" checked={selection.areAllChosen} onChange={selection.chooseAll}>
        {invoices.length === 1 ? 'Select the one shown' : `Select all ${invoices.length} shown`}
      </SelectAll>
      <LongTable
        label="Invoices"
        items={invoices}
        more={more}
        rowHeightPx={ROW_HEIGHT_PX}
        head={head}
        columnCount={7}
        // With the menu visible or on a tablet, columns have less padding, so that descriptions stay readable.
        className="table-fixed [overflow-anchor:none] md:max-xl:[&_td]:px-2 md:max-xl:[&_th]:px-2"
        findText={(invoice) =>
          [
            clientName(invoice.clientId),
            invoice.description,
            formatDate(invoice.dateIssued, timeZone),
            formatDay(invoice.dueDate),
            `Invoice ${invoice.id}`,
            partlyPaidText(invoice),
            lateText(invoice, today),
            formatCents(invoice.amount),
            invoiceStatusLabels[invoice.status],
          ].join(' ')
        }
      >
        {(invoice, place) => (
          <InvoiceRow
            key={invoice.id}
            invoice={invoice}
            timeZone={timeZone}
            today={today}
            isChosen={selection.isChosen(invoice.id)}
            onChoose={selection.choose}
            {...place}
          />
        )}
      </LongTable>
    </>
  );
}
