import { useState } from 'react';
import { centsToDollars, formatCents } from '#domain/money.ts';
import { type AgingBand, agingBands, agingOf, sumOf } from '#domain/reports/revenue-report.ts';
import { useClientName } from '#web/clients/client-queries.ts';
import { useTimeZone, useToday } from '#web/practice/practice-settings-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ReportCard } from './report-card.tsx';
import { invoiceColumns } from './report-columns.tsx';
import type { ReportRecords } from './report-records.ts';
import { ReportTable } from './report-table.tsx';
import type { ReportChoice } from './use-report-choice.ts';

/** What is unpaid today, by its age. */
export function AgingCard({ records, choice }: { records: ReportRecords; choice: ReportChoice }) {
  const timeZone = useTimeZone();
  const today = useToday();
  const clientName = useClientName('Unknown Client');
  const [open, setOpen] = useState<AgingBand | null>(null);
  const own = records.invoices.filter(
    ({ clientId }) => choice.clientId === null || clientId === choice.clientId,
  );
  const bands = agingOf(own, today, timeZone);
  const unpaid = sumOf(agingBands.flatMap((band) => bands[band]));
  return (
    <ReportCard title="Unpaid today" description={`${formatCents(unpaid)}, by days since issue`}>
      <ReportTable
        label="Unpaid invoices by age"
        fileName={`unpaid-${today}`}
        columns={[
          { title: 'Days', cell: (band) => band, value: (band) => band },
          {
            title: 'Invoices',
            cell: (band) => (
              <Button
                variant="link"
                size="sm"
                disabled={bands[band].length === 0}
                aria-label={`Show ${bands[band].length} unpaid invoices of ${band} days`}
                onClick={() => setOpen(band)}
              >
                {bands[band].length}
              </Button>
            ),
            value: (band) => bands[band].length,
            isNumber: true,
          },
          {
            title: 'Amount',
            cell: (band) => formatCents(sumOf(bands[band])),
            value: (band) => centsToDollars(sumOf(bands[band])),
            isNumber: true,
          },
        ]}
        rows={unpaid === 0 ? [] : agingBands}
        keyOf={(band) => band}
        empty="Nothing is unpaid."
      />
      <Dialog
        open={open !== null}
        onOpenChange={(next) => !next && setOpen(null)}
        title={open ? `Unpaid for ${open} days` : ''}
        width="lg"
      >
        {open && (
          <ReportTable
            label="Unpaid invoices"
            fileName={`unpaid-${open.replace(' ', '-')}-days`}
            columns={invoiceColumns(clientName, timeZone)}
            rows={bands[open]}
            keyOf={({ id }) => id}
            empty="Nothing is unpaid."
          />
        )}
      </Dialog>
    </ReportCard>
  );
}
