import { useRef } from 'react';
import { organizationsPayText } from '#domain/billing/invoices/paid-mandates.ts';
import type { UnbilledClient } from '#domain/billing/reports/revenue-report.ts';
import { uncheckedText } from '#domain/caseload/sessions/unchecked-sessions.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { centsToDollars, formatCents } from '#domain/platform/money.ts';
import { useCreateInvoice, useDeleteInvoice } from '#web/billing/invoices/invoice-queries.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { SessionsButton } from './record-buttons.tsx';
import { ReportCard } from './report-card.tsx';
import { clientColumn } from './report-columns.tsx';
import { ReportTable } from './report-table.tsx';
import { useReportView } from './report-view.ts';
import { useStableRows } from './use-stable-rows.ts';

/** Unbilled sessions of the period with their amounts, and a button to invoice each client's. */
export function UnbilledCard() {
  const { report, choice, clientName } = useReportView();
  const { unbilled, unchecked, unbilledOfOrganizations } = report;
  const allBilled = unchecked.length > 0 ? ALL_CHECKED_IN_BILLED : ALL_BILLED;
  const worth = unbilled.reduce((sum, client) => sum + client.worth, 0);
  const { shown, pin, unpin } = useStableRows(unbilled);
  const shownName = useClientName();
  const labelOf = (clientId: number) => `Not Billed Yet, ${shownName(clientId)}`;
  return (
    <ReportCard title="Not Billed Yet" description={`${formatCents(worth)} in this period`}>
      <ReportTable
        label="Sessions Not Billed Yet"
        fileName={`not-billed-${choice.period.from}`}
        columns={[
          clientColumn(clientName),
          {
            title: 'Sessions',
            cell: ({ clientId, sessions }) => <SessionsButton label={labelOf(clientId)} rows={sessions} />,
            value: ({ sessions }) => sessions.length,
            isNumber: true,
            total: (
              <SessionsButton label="Not Billed Yet" rows={unbilled.flatMap(({ sessions }) => sessions)} />
            ),
          },
          {
            title: 'Worth',
            cell: ({ clientId, sessions, worth: cents }) => (
              <SessionsButton label={labelOf(clientId)} rows={sessions}>
                {formatCents(cents)}
              </SessionsButton>
            ),
            value: (row) => centsToDollars(row.worth),
            isNumber: true,
            total: formatCents(worth),
          },
          {
            title: 'Invoice',
            cell: (row) => (
              <InvoiceButton
                unbilled={row}
                clientName={shownName(row.clientId)}
                onSend={() => pin(row)}
                onTakenBack={() => unpin(row)}
              />
            ),
            isNumber: true,
            total: '',
          },
        ]}
        rows={shown}
        savedRows={unbilled}
        keyOf={({ clientId }) => clientId}
        empty={allBilled}
      />
      {shown.length > 0 && unbilled.length === 0 && (
        <p className="py-2 text-ink-muted text-sm">{allBilled}</p>
      )}
      {unbilledOfOrganizations.sessions.length > 0 && (
        <p className="py-2 text-sm">
          <SessionsButton label="Paid by Organizations" rows={unbilledOfOrganizations.sessions}>
            {organizationsPayText(unbilledOfOrganizations)}
          </SessionsButton>
        </p>
      )}
      {unchecked.length > 0 && (
        <p className="py-2 text-sm text-warning-ink">
          <SessionsButton label="Past Sessions That Were Not Checked In" rows={unchecked}>
            {uncheckedText(unchecked.length)}
          </SessionsButton>{' '}
          and can be billed only then.
        </p>
      )}
    </ReportCard>
  );
}

const ALL_BILLED = 'Everything in this period is on an invoice.';
const ALL_CHECKED_IN_BILLED = 'Everything that was checked in is on an invoice.';

interface InvoiceButtonProps {
  unbilled: UnbilledClient;
  clientName: string;
  onSend: () => void;
  /** Called if the server refused the invoice or it was undone. */
  onTakenBack: () => void;
}

/** Invoices a client's sessions in one press; then confirms it in place and offers undo. */
function InvoiceButton({ unbilled, clientName, onSend, onTakenBack }: InvoiceButtonProps) {
  const create = useCreateInvoice(takeBack);
  const deletion = useDeleteInvoice(() => undefined);
  const { clientId, sessions, worth } = unbilled;
  const button = useRef<HTMLButtonElement>(null);
  const invoice = create.data;
  const isShut = isSent(create);

  function handleInvoice(): void {
    if (isShut) return;
    onSend();
    create.mutate(
      {
        clientId,
        amount: worth,
        description: `Occupational therapy, ${countOf(sessions.length, 'session')}`,
        sessionIds: sessions.map(({ id }) => id),
      },
      { onError: onTakenBack },
    );
  }

  function takeBack(): void {
    create.reset();
    onTakenBack();
  }

  function handleUndo(): void {
    if (!invoice) return;
    button.current?.focus();
    deletion.mutate(invoice.id, { onSuccess: takeBack });
  }

  return (
    <span className="inline-flex items-center gap-x-3 max-md:flex-col-reverse max-md:items-end print:hidden">
      {invoice && (
        <Button
          size="sm"
          variant="link"
          pending={deletion.isPending}
          aria-label={`Undo the invoice of ${clientName}`}
          onClick={handleUndo}
        >
          Undo
        </Button>
      )}
      <Button
        ref={button}
        size="sm"
        variant="secondary"
        // Not disabled, so that it keeps keyboard focus.
        aria-disabled={isShut}
        aria-busy={create.isPending || undefined}
        disabled={worth === 0}
        aria-label={`${invoice ? 'Invoiced' : 'Invoice'} ${clientName}`}
        onClick={handleInvoice}
      >
        {invoice ? 'Invoiced' : 'Invoice'}
      </Button>
    </span>
  );
}
