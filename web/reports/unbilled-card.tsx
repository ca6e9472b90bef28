import { centsToDollars, formatCents } from '#domain/money.ts';
import { type UnbilledClient, unbilledByClient } from '#domain/reports/revenue-report.ts';
import { sessionsIn } from '#domain/reports/session-report.ts';
import { useClientName } from '#web/clients/client-queries.ts';
import { useCreateInvoice } from '#web/invoices/invoice-queries.ts';
import { usePracticeSettings } from '#web/practice/practice-settings-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ReportCard } from './report-card.tsx';
import { clientColumn } from './report-columns.tsx';
import type { ReportRecords } from './report-records.ts';
import { ReportTable } from './report-table.tsx';
import type { ReportChoice } from './use-report-choice.ts';

/** Sessions of the period that are on no invoice yet, with their worth, and one press to invoice a client's. */
export function UnbilledCard({ records, choice }: { records: ReportRecords; choice: ReportChoice }) {
  const { timeZone, centsPerMinute } = usePracticeSettings();
  const clientName = useClientName('Unknown Client');
  const sessions = sessionsIn(records.sessions, choice.period, timeZone, choice.clientId);
  const unbilled = unbilledByClient(sessions, records.invoices, centsPerMinute);
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
            cell: (row) => row.sessions.length,
            value: (row) => row.sessions.length,
            isNumber: true,
          },
          {
            title: 'Worth',
            cell: (row) => formatCents(row.worth),
            value: (row) => centsToDollars(row.worth),
            isNumber: true,
          },
          {
            title: 'Invoice',
            cell: (row) => <InvoiceButton unbilled={row} clientName={clientName(row.clientId)} />,
            value: () => null,
            isNumber: true,
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
