import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { hasAddress } from '#domain/billing/billing-details/billing-details-words.ts';
import { CARD_NOTICE } from '#domain/billing/invoices/card-notice.ts';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { lateText } from '#domain/billing/invoices/invoice-status.ts';
import { invoiceRecipient } from '#domain/billing/vouchers/invoice-recipient.ts';
import { formatDate, formatDay } from '#domain/platform/dates.ts';
import { useBillingDetails } from '#web/billing/billing-details/billing-details-queries.ts';
import { useVoucher } from '#web/billing/vouchers/voucher-queries.ts';
import { ClientNameOnSheet } from '#web/caseload/clients/client-name.tsx';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { shownEmailOf, useInitialsShown } from '#web/caseload/clients/shown-names.ts';
import { usePracticeContact } from '#web/people/practice/practice-contact.ts';
import { usePracticeSettings, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { Card } from '#web/platform/ui/card.tsx';
import { InvoiceLineTable } from './invoice-line-table.tsx';
import { InvoiceStatusBadge } from './invoice-status-badge.tsx';

interface InvoiceSheetProps {
  invoice: Invoice;
  /** The bill to a payer that it is part of, if it is not for the family. */
  voucherId: number | undefined;
}

/** The invoice as a letter: sender, recipient, lines, total, due date. Only this part is printed. */
export function InvoiceSheet({ invoice, voucherId }: InvoiceSheetProps) {
  const { timeZone, paymentInstructions, paymentLink } = usePracticeSettings();
  const link = voucherId === undefined ? paymentLink : '';
  const late = lateText(invoice, useToday());
  return (
    <Card className="p-5 sm:p-8 print:border-0 print:p-0 print:[box-shadow:none]">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-primary border-b-2 pb-5">
        <Sender />
        <div className="sm:text-right">
          <p className="font-display font-semibold text-ink text-xl">{`Invoice ${invoice.id}`}</p>
          <p className="mt-1">
            <InvoiceStatusBadge status={invoice.status} />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-4 py-5 text-sm">
        <div className="min-w-0 flex-1 basis-56">
          <SmallHeading>Bill to</SmallHeading>
          {voucherId === undefined ? (
            <FamilyOf clientId={invoice.clientId} />
          ) : (
            <PayerOf invoice={invoice} voucherId={voucherId} />
          )}
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-4 gap-y-1 self-start">
          <Fact label="Issued">{formatDate(invoice.dateIssued, timeZone)}</Fact>
          <Fact label="Due">
            {formatDay(invoice.dueDate)}
            {late !== '' && <span className="font-medium text-danger">{` (${late})`}</span>}
          </Fact>
          {invoice.datePaid && <Fact label="Paid">{formatDate(invoice.datePaid, timeZone)}</Fact>}
        </dl>
      </div>
      <p className="mb-4 whitespace-pre-line break-words">{invoice.description}</p>
      <InvoiceLineTable invoice={invoice} />
      {invoice.status !== 'paid' && (paymentInstructions || link) && (
        <div className="mt-6 text-sm">
          <SmallHeading>How to Pay</SmallHeading>
          <p className="whitespace-pre-line break-words">{paymentInstructions}</p>
          {link && (
            <>
              <p className="wrap-anywhere">{`Pay online: ${link}`}</p>
              <p className="mt-1 text-ink-muted text-xs">{CARD_NOTICE}</p>
            </>
          )}
        </div>
      )}
    </Card>
  );
}

function Sender() {
  const identity = usePracticeContact();
  const { legalName, letterheadAddress, npi, taxId, license } = usePracticeSettings();
  const numbers = [npi && `NPI ${npi}`, taxId && `Tax ID ${taxId}`, license && `License ${license}`];
  return (
    <div className="min-w-0 text-sm">
      <p className="break-words font-semibold text-base text-primary">{legalName || identity.practiceName}</p>
      {letterheadAddress && <p className="whitespace-pre-line">{letterheadAddress}</p>}
      <p className="text-ink-muted">{[identity.phone, identity.email].join(' · ')}</p>
      <p className="text-ink-muted">{numbers.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

function FamilyOf({ clientId }: { clientId: number }) {
  const clients = useClients();
  const areInitials = useInitialsShown();
  const details = useBillingDetails();
  const client = clients.data?.find(({ id }) => id === clientId);
  const billTo = details.data?.find((one) => one.clientId === clientId)?.billTo;
  const name = client ? (
    <ClientNameOnSheet client={client} />
  ) : clients.isPending ? (
    'Loading...'
  ) : (
    'Unknown Client'
  );
  if (billTo && hasAddress(billTo)) return <BillTo billTo={billTo} child={name} />;
  return (
    <>
      {billTo ? (
        <BillTo billTo={billTo} child={name} />
      ) : (
        <p className="break-words font-medium">
          {'The family of '}
          {name}
        </p>
      )}
      {client?.address && <p className="whitespace-pre-line break-words">{client.address}</p>}
      {client?.email && (
        <p className="wrap-anywhere">
          {areInitials && <span className="print:hidden">{shownEmailOf(client.email)}</span>}
          <span className={areInitials ? 'hidden print:inline' : undefined}>{client.email}</span>
        </p>
      )}
    </>
  );
}

/** To whom the family wants its invoices addressed, and for which child. */
function BillTo({ billTo, child }: { billTo: string; child: ReactNode }) {
  const areInitials = useInitialsShown();
  return (
    <>
      {areInitials && <p className="font-medium print:hidden">As in the billing details</p>}
      <p className={clsx('whitespace-pre-line break-words font-medium', areInitials && 'hidden print:block')}>
        {billTo}
      </p>
      <p className="break-words">
        {'For '}
        {child}
      </p>
    </>
  );
}

/** The organization that pays, and for whom, as its bill says. */
function PayerOf({ invoice, voucherId }: { invoice: Invoice; voucherId: number }) {
  const { data: voucher } = useVoucher(voucherId);
  const part = voucher?.parts.find(({ invoiceId }) => invoiceId === invoice.id);
  if (!voucher || !part) return <p>Loading...</p>;
  const { name, address, child } = invoiceRecipient(voucher.text, part.text);
  return (
    <>
      <p className="break-words font-medium">{name}</p>
      {address && <p className="whitespace-pre-line break-words">{address}</p>}
      <p className="break-words">{`For ${child}`}</p>
    </>
  );
}

function SmallHeading({ children }: { children: ReactNode }) {
  return <h2 className="mb-0.5 font-semibold text-ink-muted text-xs">{children}</h2>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="font-medium tabular-nums sm:text-right">{children}</dd>
    </>
  );
}
