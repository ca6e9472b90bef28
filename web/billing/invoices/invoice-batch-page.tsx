import { CalendarCheck2 } from 'lucide-react';
import { Link } from 'react-router';
import { BATCH_LIMIT } from '#domain/billing/invoices/invoice-batch.ts';
import { organizationsPayText } from '#domain/billing/invoices/paid-mandates.ts';
import { uncheckedText } from '#domain/caseload/sessions/unchecked-sessions.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { isDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { BottomBar } from '#web/platform/ui/bottom-bar.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { InvoiceBatchLeftOut } from './invoice-batch-left-out.tsx';
import { InvoiceBatchRows } from './invoice-batch-rows.tsx';
import { useCreateInvoices } from './invoice-queries.ts';
import { IssuedInvoices } from './issued-invoices.tsx';
import { UnsignedHint } from './unsigned-hint.tsx';
import { useBatchCredit } from './use-batch-credit.ts';
import { type InvoiceBatch, type Unbilled, useInvoiceBatch } from './use-invoice-batch.ts';

export const meta = practiceTitle('Bill the Month');

/** Invoices all clients with unbilled sessions, and annual records, in one step, then offers the PDF. */
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
            : 'One invoice for each client with sessions of the last year that are not billed yet, and for each annual record that you tick.'
        }
      />
      {creation.data ? (
        <IssuedInvoices invoices={creation.data} />
      ) : (
        <BatchForm
          batch={batch}
          isSaving={isSent(creation)}
          onCreate={(useCredit) => creation.mutate({ invoices: batch.invoices, useCredit })}
        />
      )}
    </div>
  );
}

interface BatchFormProps {
  batch: InvoiceBatch;
  isSaving: boolean;
  onCreate: (useCredit: boolean) => void;
}

function BatchForm({ batch, isSaving, onCreate }: BatchFormProps) {
  const { typedDay, typeDay, isOfTypedDay, dueDate, setDueDate, chosen, total, query } = batch;
  const credit = useBatchCredit(chosen);
  const isReady = isOfTypedDay && isDay(dueDate) && chosen.length > 0;
  const countText = countOf(chosen.length, 'Invoice');
  return (
    <>
      <div className="mb-5 grid max-w-md grid-cols-2 gap-4">
        <Field label="Sessions Through" error={isDay(typedDay) ? undefined : 'Please enter a valid date'}>
          <DateInput value={typedDay} onChange={(event) => typeDay(event.target.value)} />
        </Field>
        <Field label="Due Date" error={isDay(dueDate) ? undefined : 'Please enter a valid due date'}>
          <DateInput value={dueDate} onChange={(event) => setDueDate(event.target.value)} />
        </Field>
      </div>
      {query.data && <LeftOutHints {...query.data} />}
      <Card className="overflow-clip">
        <WhenLoaded query={query} loadingLabel="Loading sessions" placeholders={5} padded>
          {(unbilled) => <UnbilledInvoices unbilled={unbilled} batch={batch} />}
        </WhenLoaded>
      </Card>
      {query.data && <InvoiceBatchLeftOut leftOut={query.data.leftOut} />}
      {query.data && query.data.sessions.length + query.data.annuals.length > 0 && (
        <BottomBar>
          {credit.cents > 0 && (
            <Checkbox
              label={`Use credit (${formatCents(credit.cents)})`}
              checked={credit.isUsed}
              onChange={({ target }) => credit.setUsed(target.checked)}
              className="max-sm:w-full"
            />
          )}
          <p role="status" className="mr-auto text-ink-muted text-sm tabular-nums">
            {`${countText.toLowerCase()}, ${formatCents(total)}`}
            {batch.isFull && ` (at most ${BATCH_LIMIT} at a time)`}
          </p>
          <Button
            className="max-sm:w-full"
            disabled={!isReady}
            pending={isSaving}
            pendingText="Creating..."
            onClick={() => onCreate(credit.isUsed)}
          >
            {`Create ${countText}`}
          </Button>
        </BottomBar>
      )}
    </>
  );
}

function LeftOutHints({ unsigned, uncheckedCount, hasEarlier, ofOrganizations }: Unbilled) {
  return (
    <>
      <UnsignedHint unsigned={unsigned} className="mb-4 text-sm text-warning-ink" />
      {uncheckedCount > 0 && (
        <p className="mb-4 text-sm text-warning-ink">
          {`${uncheckedText(uncheckedCount)}, so ${uncheckedCount === 1 ? 'it' : 'they'} cannot be invoiced yet. `}
          <Link to="/sessions?status=scheduled&date=past" className={inlineLinkStyles}>
            {uncheckedCount === 1 ? 'Show it' : 'Show them'}
          </Link>
        </p>
      )}
      {ofOrganizations.sessions.length > 0 && (
        <p className="mb-4 text-ink-muted text-sm">{organizationsPayText(ofOrganizations)}</p>
      )}
      {hasEarlier && (
        <p className="mb-4 text-sm text-warning-ink">
          Sessions from more than a year before this day are not billed either. Choose an earlier day to bill
          them.
        </p>
      )}
    </>
  );
}

function UnbilledInvoices({ unbilled, batch }: { unbilled: Unbilled; batch: InvoiceBatch }) {
  const { sessions, annuals, leftOut, hasEarlier } = unbilled;
  if (sessions.length + annuals.length === 0) {
    const isWaiting = leftOut.length > 0 || hasEarlier;
    return (
      <EmptyState
        icon={CalendarCheck2}
        title={isWaiting ? 'Nothing to bill yet' : 'Everything is billed'}
        description={
          isWaiting
            ? 'What is not billed through this day is named here with the reason.'
            : 'Every completed session, billable absence and annual record through this day is on an invoice.'
        }
      />
    );
  }
  return (
    <>
      <InvoiceBatchRows
        id="batch-everybody"
        label={sessions.length === 1 ? '1 client' : `All ${sessions.length} clients`}
        invoices={sessions}
        batch={batch}
      />
      <InvoiceBatchRows
        id="batch-annuals"
        label={annuals.length === 1 ? '1 annual record' : `All ${annuals.length} annual records`}
        invoices={annuals}
        batch={batch}
      />
    </>
  );
}
