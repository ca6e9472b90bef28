import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { BillingDetailsCard } from '#web/billing/billing-details/billing-details-card.tsx';
import { PapersOfClient } from '#web/billing/billing-documents/papers-of-client.tsx';
import { MessagesOfClient } from '#web/billing/billing-documents/sent-copies.tsx';
import { PaymentsOfClient } from '#web/billing/payments/payments-of-client.tsx';
import { ClientFigure } from '#web/caseload/clients/client-figure.tsx';
import type { ClientPart } from '#web/caseload/clients/client-part.ts';
import {
  ClientRecordRow,
  ClientRecordRows,
  NoClientRecords,
} from '#web/caseload/clients/client-record-rows.tsx';
import { ClientRecordsCard } from '#web/caseload/clients/client-records-card.tsx';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useClientInvoices } from './invoice-queries.ts';
import { InvoiceStatusBadge } from './invoice-status-badge.tsx';

const LATEST_SHOWN = 2;
const PLACEHOLDERS = 3;

interface OfClient {
  clientId: number;
}

/** A client's invoices on the client's page. */
export const invoicesOfClient: ClientPart = {
  tab: 'invoices',
  title: 'Invoices',
  Panel: InvoicesPanel,
  Figure: PendingInvoicesFigure,
  latest: { title: 'Recent Invoices', Rows: LatestInvoices },
};

function PendingInvoicesFigure({ clientId }: OfClient) {
  const invoices = useClientInvoices(clientId).data;
  const pending = invoices?.filter(({ status }) => status === 'pending').length;
  const overdue = invoices?.filter(({ status }) => status === 'overdue').length;
  const late = overdue ? ` and ${overdue} overdue` : '';
  return <ClientFigure title="Pending Invoices" value={pending === undefined ? '–' : `${pending}${late}`} />;
}

function LatestInvoices({ clientId }: OfClient) {
  const invoices = useClientInvoices(clientId);
  return (
    <WhenLoaded padded query={invoices} loadingLabel="Loading invoices" placeholders={LATEST_SHOWN}>
      {(all) => <InvoiceRows invoices={all.slice(0, LATEST_SHOWN)} />}
    </WhenLoaded>
  );
}

function InvoicesPanel({ clientId }: OfClient) {
  const invoices = useClientInvoices(clientId);
  return (
    <>
      <ClientRecordsCard title="Invoices" newTitle="New Invoice" to={`/invoices/new?clientId=${clientId}`}>
        <WhenLoaded padded query={invoices} loadingLabel="Loading invoices" placeholders={PLACEHOLDERS}>
          {(all) => <InvoiceRows invoices={all} />}
        </WhenLoaded>
      </ClientRecordsCard>
      <PaymentsOfClient clientId={clientId} />
      <PapersOfClient clientId={clientId} />
      <MessagesOfClient clientId={clientId} />
      <BillingDetailsCard clientId={clientId} />
    </>
  );
}

function InvoiceRows({ invoices }: { invoices: readonly Invoice[] }) {
  const timeZone = useTimeZone();
  if (invoices.length === 0) return <NoClientRecords text="No invoices yet." />;
  return (
    <ClientRecordRows label="Invoices">
      {invoices.map((invoice) => (
        <ClientRecordRow
          key={invoice.id}
          to={`/invoices/${invoice.id}`}
          title={invoice.description}
          detail={[
            `Issued ${formatDate(invoice.dateIssued, timeZone)}`,
            invoice.balance > 0 &&
              invoice.balance < invoice.amount &&
              `Balance ${formatCents(invoice.balance)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
          end={
            <span className="grid justify-items-end gap-0.5">
              <span className="font-semibold tabular-nums">{formatCents(invoice.amount)}</span>
              <InvoiceStatusBadge status={invoice.status} />
            </span>
          }
        />
      ))}
    </ClientRecordRows>
  );
}
