import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { InvoiceLine } from '#domain/billing/invoices/invoice-line.ts';
import type { UnbilledInvoice } from '#domain/billing/invoices/unbilled-invoice.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { AboveEstimate } from '#web/billing/billing-documents/above-estimate.tsx';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { CheckboxMark } from '#web/platform/ui/checkbox.tsx';
import { SelectAll } from '#web/platform/ui/select-all.tsx';
import { type InvoiceBatch, keyOf } from './use-invoice-batch.ts';

interface InvoiceBatchRowsProps {
  /** The id of the checkbox for all of them. */
  id: string;
  /** The label of the group, such as "All 12 clients". */
  label: string;
  invoices: readonly UnbilledInvoice[];
  batch: InvoiceBatch;
}

/** Invoices that can be issued, each with a checkbox and, for sessions, a preview of the lines. */
export function InvoiceBatchRows({ id, label, invoices, batch }: InvoiceBatchRowsProps) {
  if (invoices.length === 0) return null;
  return (
    <>
      <SelectAll
        id={id}
        checked={batch.areAllChosen(invoices)}
        onChange={(areIn) => batch.choose(invoices, areIn)}
      >
        {label}
      </SelectAll>
      <ul className="divide-y divide-line">
        {invoices.map((invoice) => (
          <InvoicePreview
            key={keyOf(invoice)}
            invoice={invoice}
            clientName={batch.clientName(invoice.clientId)}
            isChosen={batch.isChosen(invoice)}
            isFull={batch.isFull}
            chosenBesides={batch.chosenBesides(invoice)}
            onChoose={(isIn) => batch.choose([invoice], isIn)}
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
  /** The sum of the client's other chosen invoices, in cents. */
  chosenBesides: number;
  onChoose: (isIn: boolean) => void;
}

function InvoicePreview({
  invoice,
  clientName,
  isChosen,
  isFull,
  chosenBesides,
  onChoose,
}: InvoicePreviewProps) {
  const [firstDay = null] = invoice.lines.map(({ day }) => day);
  const id = `batch-${keyOf(invoice)}`;
  return (
    <li className="flex items-start gap-3 px-4 py-2">
      <span className="flex min-h-11 items-center md:min-h-8">
        <CheckboxMark
          id={id}
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </span>
      <div className="min-w-0 flex-1">
        <label
          htmlFor={id}
          className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 text-sm md:min-h-8"
        >
          <span className="min-w-0 break-words">
            <ClientNameOf id={invoice.clientId} />
          </span>
          <span className="font-semibold tabular-nums">{formatCents(invoice.amount)}</span>
        </label>
        {invoice.sessions.length > 0 ? (
          <InvoicedSessions invoice={invoice} clientName={clientName} />
        ) : (
          <p className="pb-1 text-ink-muted text-sm">{invoice.description}</p>
        )}
        {firstDay !== null && (
          <AboveEstimate
            bill={{ clientId: invoice.clientId, firstDay, amount: invoice.amount + chosenBesides }}
          />
        )}
      </div>
    </li>
  );
}

function InvoicedSessions({ invoice, clientName }: Pick<InvoicePreviewProps, 'invoice' | 'clientName'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-ink-muted hover:text-ink md:min-h-7">
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 group-open:rotate-90" />
        {`${sessionsText(invoice)}. ${invoice.description}`}
      </summary>
      {isOpen && (
        <ul aria-label={`Sessions of ${clientName}`} className="mt-1 mb-2 grid gap-1">
          {invoice.lines.map((line) => (
            <PreviewedLine key={line.sessionId} line={line} />
          ))}
        </ul>
      )}
    </details>
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
  return countOf(sessions.length, 'session');
}
