import { CalendarCheck2 } from 'lucide-react';
import { Link } from 'react-router';
import { BATCH_LIMIT } from '#domain/billing/invoices/invoice-batch.ts';
import { uncheckedText } from '#domain/caseload/sessions/unchecked-sessions.ts';
import { isDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { BottomBar } from '#web/platform/ui/bottom-bar.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { InvoiceBatchRows } from './invoice-batch-rows.tsx';
import { useCreateInvoices } from './invoice-queries.ts';
import { IssuedInvoices } from './issued-invoices.tsx';
import { UnsignedHint } from './unsigned-hint.tsx';
import { type InvoiceBatch, useInvoiceBatch } from './use-invoice-batch.ts';

export const meta = practiceTitle('Bill the Month');

/** Invoices all clients with unbilled sessions in one step, then offers the PDF. */
export default function InvoiceBatchPage() {
  const batch = useInvoiceBatch();
  const creation = useCreateInvoices(() => creation.reset());
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        above={<BackLink to="/invoices">Invoices</BackLink>}
        title="Bill the Month"
        description={
          creation.data
            ? undefined
            : 'One invoice for each client with sessions of the last year that are not billed yet.'
        }
      />
      {creation.data ? (
        <IssuedInvoices invoices={creation.data} />
      ) : (
        <BatchForm
          batch={batch}
          isSaving={isSent(creation)}
          onCreate={() => creation.mutate(batch.invoices)}
        />
      )}
    </div>
  );
}

interface BatchFormProps {
  batch: InvoiceBatch;
  isSaving: boolean;
  onCreate: () => void;
}

function BatchForm({ batch, isSaving, onCreate }: BatchFormProps) {
  const { typedDay, typeDay, isOfTypedDay, dueDate, setDueDate, chosen, total } = batch;
  const isReady = isOfTypedDay && isDay(dueDate) && chosen.length > 0;
  const unchecked = uncheckedText(batch.unchecked.length);
  const isWaiting = batch.unsigned.length + batch.unchecked.length > 0;
  const countText = `${chosen.length} ${chosen.length === 1 ? 'Invoice' : 'Invoices'}`;
  return (
    <>
      <div className="mb-5 grid max-w-md grid-cols-2 gap-4">
        <Field label="Sessions through" error={isDay(typedDay) ? undefined : 'Please enter a valid date'}>
          <DateInput value={typedDay} onChange={(event) => typeDay(event.target.value)} />
        </Field>
        <Field label="Due Date" error={isDay(dueDate) ? undefined : 'Please enter a valid due date'}>
          <DateInput value={dueDate} onChange={(event) => setDueDate(event.target.value)} />
        </Field>
      </div>
      <UnsignedHint unsigned={batch.unsigned} className="mb-4 text-sm text-warning-ink" />
      {unchecked !== '' && (
        <p className="mb-4 text-sm text-warning-ink">
          {unchecked}, so they cannot be invoiced yet.{' '}
          <Link to="/sessions?status=scheduled&date=past" className={inlineLinkStyles}>
            Show them
          </Link>
        </p>
      )}
      <Card className="overflow-clip">
        <WhenLoaded query={batch.query} loadingLabel="Loading sessions" placeholders={5} padded>
          {(offered) =>
            offered.length === 0 ? (
              <EmptyState
                icon={CalendarCheck2}
                title={isWaiting ? 'Nothing to bill yet' : 'Everything is billed'}
                description={
                  isWaiting
                    ? 'The other sessions through this day wait for their signature, or to be checked in.'
                    : 'Every completed session and billable absence through this day is on an invoice.'
                }
              />
            ) : (
              <InvoiceBatchRows offered={offered} batch={batch} />
            )
          }
        </WhenLoaded>
      </Card>
      {batch.query.data !== undefined && batch.query.data.length > 0 && (
        <BottomBar>
          <p role="status" className="mr-auto text-ink-muted text-sm tabular-nums">
            {`${countText.toLowerCase()}, ${formatCents(total)}`}
            {batch.isFull && ` (at most ${BATCH_LIMIT} at a time)`}
          </p>
          <Button
            className="max-sm:w-full"
            disabled={!isReady}
            pending={isSaving}
            pendingText="Creating..."
            onClick={onCreate}
          >
            {`Create ${countText}`}
          </Button>
        </BottomBar>
      )}
    </>
  );
}
