import { Eraser, FileX, Mail, Pencil, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { SendPaper } from '#web/billing/billing-documents/send-paper.tsx';
import { SentCopies } from '#web/billing/billing-documents/sent-copies.tsx';
import { InvoicePayments } from '#web/billing/payments/invoice-payments.tsx';
import { RecordPaymentButton } from '#web/billing/payments/record-payment-button.tsx';
import { WriteOffDialog } from '#web/billing/payments/write-off-dialog.tsx';
import { BillOfInvoice } from '#web/billing/vouchers/bill-of-invoice.tsx';
import { useVoucherOfInvoice } from '#web/billing/vouchers/use-voucher-of-invoice.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { MenuItem } from '#web/platform/ui/dropdown-menu.tsx';
import { PageActions } from '#web/platform/ui/page-actions.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { RecordNotFound } from '#web/platform/ui/record-not-found.tsx';
import { RecordPage } from '#web/platform/ui/record-page.tsx';
import { InvoiceDeleteDialog } from './invoice-delete-dialog.tsx';
import { InvoiceFormDialog } from './invoice-form-dialog.tsx';
import { InvoicePdfButton } from './invoice-pdf-button.tsx';
import { useInvoice } from './invoice-queries.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { MarkPaidButton } from './mark-paid-button.tsx';
import { WithdrawnNotesNotice } from './withdrawn-notes-notice.tsx';

export const meta = practiceTitle('Invoice');

/** An invoice as the family receives it, with its actions. */
export default function InvoicePage() {
  const id = parseRecordId(useParams().id ?? '');
  return id === undefined ? <RecordNotFound {...record} /> : <InvoiceOfId key={id} id={id} />;
}

function InvoiceOfId({ id }: { id: number }) {
  return (
    <RecordPage
      query={useInvoice(id)}
      {...record}
      above={<ReturnLink to="/invoices" label="Invoices" />}
      className="mx-auto max-w-4xl"
    >
      {(invoice) => <InvoiceFound invoice={invoice} />}
    </RecordPage>
  );
}

function InvoiceFound({ invoice }: { invoice: Invoice }) {
  const pdfButton = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isWritingOff, setWritingOff] = useState(false);
  const isOpen = invoice.balance > 0;
  const { data: bill } = useVoucherOfInvoice(invoice.id);
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        className="print:hidden"
        title={`Invoice ${invoice.id}`}
        above={<ReturnLink to="/invoices" label="Invoices" />}
        actions={
          <PageActions
            onDelete={bill ? undefined : () => setDeleting(true)}
            primary={<MarkPaidButton invoice={invoice} nextFocus={pdfButton} className="max-sm:w-full" />}
            edit={
              <>
                {isOpen && (
                  <RecordPaymentButton
                    key={bill?.payerId}
                    variant="secondary"
                    clientId={bill ? undefined : invoice.clientId}
                    payerId={bill?.payerId}
                    invoice={invoice}
                  />
                )}
                <Button variant="secondary" onClick={() => setEditing(true)}>
                  <Pencil aria-hidden="true" />
                  Edit
                </Button>
                <InvoicePdfButton ref={pdfButton} invoice={invoice} />
              </>
            }
          >
            {!bill && (
              <MenuItem onSelect={() => setSending(true)}>
                <Mail aria-hidden="true" />
                Send
              </MenuItem>
            )}
            <MenuItem onSelect={() => window.print()}>
              <Printer aria-hidden="true" />
              Print
            </MenuItem>
            {isOpen && (
              <MenuItem onSelect={() => setWritingOff(true)}>
                <Eraser aria-hidden="true" />
                Write Off
              </MenuItem>
            )}
          </PageActions>
        }
      />
      {bill && <BillOfInvoice voucher={bill} />}
      <WithdrawnNotesNotice invoice={invoice} />
      <InvoiceSheet invoice={invoice} voucherId={bill?.id} />
      <InvoicePayments invoice={invoice} payerId={bill?.payerId} />
      <SentCopies invoice={invoice} />
      <SendPaper
        paper={{
          clientId: invoice.clientId,
          message: { kind: 'invoice', invoiceId: invoice.id },
          name: `Invoice ${invoice.id}`,
          pdf: { path: `/api/invoices/${invoice.id}/pdf`, file: `invoice-${invoice.id}.pdf` },
        }}
        open={isSending}
        onClose={() => setSending(false)}
      />
      <WriteOffDialog
        invoice={invoice}
        payerId={bill?.payerId}
        open={isWritingOff}
        onClose={() => setWritingOff(false)}
      />
      <InvoiceDeleteDialog invoice={invoice} open={isDeleting} onOpenChange={setDeleting} />
      <InvoiceFormDialog
        open={isEditing}
        invoice={invoice}
        onClose={() => setEditing(false)}
        onSaved={() => setEditing(false)}
      />
    </div>
  );
}

const record = { noun: 'Invoice', to: '/invoices', icon: FileX } as const;
