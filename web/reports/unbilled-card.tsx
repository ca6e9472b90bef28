import { centsToDollars, formatCents } from '#domain/money.ts';
import type { UnbilledClient } from '#domain/reports/revenue-report.ts';
import { useCreateInvoice } from '#web/invoices/invoice-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { SessionsButton } from './record-buttons.tsx';
import { ReportCard } from './report-card.tsx';
import { clientColumn } from './report-columns.tsx';
import { ReportTable } from './report-table.tsx';
import { useReportView } from './report-view.ts';

/** Sessions of the period that are on no invoice yet, with their worth, and one press to invoice a client's. */
export function UnbilledCard() {
  const { report, choice, clientName } = useReportView();
  const { unbilled } = report;
  const worth = unbilled.reduce((sum, client) => sum + client.worth, 0);
  const labelOf = (clientId: number) => `Not billed yet, ${clientName(clientId)}`;
  return (
    <ReportCard title="Not billed yet" description={`${formatCents(worth)} in this period`}>
      <ReportTable
        label="Sessions not billed yet"
        fileName={`not-billed-${choice.period.from}`}
        columns={[
          clientColumn(clientName),
          {
            title: 'Sessions',
            cell: ({ clientId, sessions }) => <SessionsButton label={labelOf(clientId)} rows={sessions} />,
            value: ({ sessions }) => sessions.length,
            isNumber: true,
            total: (
              <SessionsButton label="Not billed yet" rows={unbilled.flatMap(({ sessions }) => sessions)} />
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
            cell: (row) => <InvoiceButton unbilled={row} clientName={clientName(row.clientId)} />,
            isNumber: true,
            total: '',
          },
        ]}
        rows={unbilled}
        keyOf={({ clientId }) => clientId}
        empty="Everything in this period is on an invoice."
      />
    </ReportCard>
  );
}

function InvoiceButton({ unbilled, clientName }: { unbilled: UnbilledClient; clientName: string }) {
  const create = useCreateInvoice();
  const { clientId, sessions, worth } = unbilled;
  return (
    <Button
      size="sm"
      variant="secondary"
      className="print:hidden"
      pending={create.isPending}
      disabled={worth === 0}
      aria-label={`Invoice ${clientName}`}
      onClick={() =>
        create.mutate({
          clientId,
          amount: worth,
          description: `Occupational therapy, ${sessions.length === 1 ? '1 session' : `${sessions.length} sessions`}`,
          sessionIds: sessions.map(({ id }) => id),
        })
      }
    >
      Invoice
    </Button>
  );
}
