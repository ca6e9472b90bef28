import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { InvoiceLine } from '#domain/billing/invoices/invoice-line.ts';
import type { UnbilledInvoice } from '#domain/billing/invoices/unbilled-invoice.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { CheckboxMark } from '#web/platform/ui/checkbox.tsx';
import { SelectAll } from '#web/platform/ui/select-all.tsx';
import type { InvoiceBatch } from './use-invoice-batch.ts';

interface InvoiceBatchRowsProps {
  offered: readonly UnbilledInvoice[];
  batch: InvoiceBatch;
}

/** The clients to invoice, each with a preview of the lines, all selected at first. */
export function InvoiceBatchRows({ offered, batch }: InvoiceBatchRowsProps) {
  return (
    <>
      <SelectAll id="batch-everybody" checked={batch.areAllChosen} onChange={batch.chooseAll}>
        {offered.length === 1 ? '1 client' : `All ${offered.length} clients`}
      </SelectAll>
      <ul className="divide-y divide-line">
        {offered.map((invoice) => (
          <InvoicePreview
            key={invoice.clientId}
            invoice={invoice}
            clientName={batch.clientName(invoice.clientId)}
            isChosen={batch.isChosen(invoice)}
            isFull={batch.isFull}
            onChoose={(isIn) => batch.choose(invoice.clientId, isIn)}
          />
        ))}
      </ul>
    </>
  );
}

interface InvoicePreviewProps {
  invoice: UnbilledInvoice;
  clientName: string;
  isChosen: boolean;
  /** Whether the batch limit is reached. */
  isFull: boolean;
  onChoose: (isIn: boolean) => void;
}

function InvoicePreview({ invoice, clientName, isChosen, isFull, onChoose }: InvoicePreviewProps) {
  const id = `batch-client-${invoice.clientId}`;
  const [isOpen, setOpen] = useState(false);
  const isFree = invoice.amount === 0;
  return (
    <li className="flex items-start gap-3 px-4 py-2">
      <span className="flex min-h-11 items-center md:min-h-8">
        <CheckboxMark
          id={id}
          checked={isChosen}
          disabled={isFree || (isFull && !isChosen)}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </span>
      <div className="min-w-0 flex-1">
        <label
          htmlFor={id}
          className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 text-sm md:min-h-8"
        >
          <span className="min-w-0 break-words">
            <ClientNameOf id={invoice.clientId} fallback="Unknown Client" />
          </span>
          <span className="font-semibold tabular-nums">{formatCents(invoice.amount)}</span>
        </label>
        <details className="group text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-ink-muted hover:text-ink md:min-h-7">
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 group-open:rotate-90" />
            {isFree
              ? `${sessionsText(invoice)}. Nothing to bill: the rate is ${formatCents(0)}.`
              : `${sessionsText(invoice)}. ${invoice.description}`}
          </summary>
          {isOpen && (
            <ul aria-label={`Sessions of ${clientName}`} className="mt-1 mb-2 grid gap-1">
              {invoice.lines.map((line) => (
                <PreviewedLine key={line.sessionId} line={line} />
              ))}
            </ul>
          )}
        </details>
      </div>
    </li>
  );
}

function PreviewedLine({ line }: { line: InvoiceLine }) {
  return (
    <li className="flex justify-between gap-4">
      <span>{`${line.day === null ? '' : formatDay(line.day)}: ${line.label}, ${line.minutes} min`}</span>
      <span className="tabular-nums">{formatCents(line.cents)}</span>
    </li>
  );
}

function sessionsText({ sessions }: UnbilledInvoice): string {
  return sessions.length === 1 ? '1 session' : `${sessions.length} sessions`;
}
