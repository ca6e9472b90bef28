import { centsToDollars, formatCents } from '#domain/money.ts';
import type { UnbilledClient } from '#domain/reports/revenue-report.ts';
import { useCreateInvoice } from '#web/invoices/invoice-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { SessionTable } from './record-tables.tsx';
import { ReportCard } from './report-card.tsx';
import { clientColumn } from './report-columns.tsx';
import { ReportTable } from './report-table.tsx';
import { useReportView } from './report-view.ts';
import { RowsButton } from './rows-button.tsx';

/** Sessions of the period that are on no invoice yet, with their worth, and one press to invoice a client's. */
export function UnbilledCard() {
  const { report, choice, clientName, showRows } = useReportView();
  const { unbilled } = report;
  const worth = unbilled.reduce((sum, client) => sum + client.worth, 0);
  return (
    <ReportCard title="Not billed yet" description={`${formatCents(worth)} in this period`}>
      <ReportTable
        label="Sessions not billed yet"
        fileName={`not-billed-${choice.period.from}`}
        columns={[
          clientColumn(clientName),
          {
            title: 'Sessions',
            cell: ({ clientId, sessions }) => {
              const name = `Not billed yet, ${clientName(clientId)}`;
              return (
                <RowsButton
                  label={name}
                  isEmpty={false}
                  onOpen={() =>
                    showRows({ title: name, table: <SessionTable label={name} rows={sessions} /> })
                  }
                >
                  {sessions.length}
                </RowsButton>
              );
            },
            value: ({ sessions }) => sessions.length,
            isNumber: true,
            total: unbilled.reduce((sum, { sessions }) => sum + sessions.length, 0),
          },
          {
            title: 'Worth',
            cell: (row) => formatCents(row.worth),
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
