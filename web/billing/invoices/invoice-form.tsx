import { lazy, Suspense, useState } from 'react';
import { useController } from 'react-hook-form';
import { type Invoice, invoiceStatuses, invoiceStatusLabels } from '#domain/billing/invoices/invoice.ts';
import { type InvoiceFormResult, invoiceOfForm } from '#domain/billing/invoices/invoice-form-values.ts';
import { formatCents } from '#domain/platform/money.ts';
import { ClientChoice } from '#web/caseload/clients/client-choice.tsx';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { wasEverChanged } from '#web/platform/api/caseload-version.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { MoneyInput } from '#web/platform/ui/money-input.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useFocusOnOpen } from '#web/platform/ui/use-focus-on-open.ts';
import { useCreateInvoice, useUpdateInvoice } from './invoice-queries.ts';
import { InvoiceSessionChoice } from './invoice-session-choice.tsx';
import { useInvoiceForm } from './use-invoice-form.ts';

// Loaded on demand: few practices make estimates.
const AboveEstimateOfForm = lazy(() => import('./above-estimate-of-form.tsx'));

interface InvoiceFormProps {
  /** The invoice to edit; undefined for a new one. */
  invoice?: Invoice | undefined;
  /** The client of a new invoice, if known. */
  clientId?: number | undefined;
  onSaved: () => void;
  onCancel: () => void;
  /** Reports to a surrounding dialog whether the form has unsaved changes. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The form that creates or edits an invoice for sessions. It keeps the typed values if the server refuses them. */
export function InvoiceForm({
  invoice: latest,
  clientId,
  onSaved,
  onCancel,
  onDirtyChange,
}: InvoiceFormProps) {
  // The invoice as it was when the form opened, so that a change by another user is not overwritten unnoticed.
  const [invoice] = useState(latest);
  const { form, draft, offered, isOfAnnuals, otherSuggestion, ...change } = useInvoiceForm(invoice, clientId);
  const { register, handleSubmit, control, formState } = form;
  const { errors, isDirty } = formState;
  const client = useController({ control, name: 'clientId' }).field;
  const sessions = useController({ control, name: 'sessionIds' }).field;
  const opened = useFocusOnOpen<HTMLFormElement>();
  const { question, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);
  const { save, isSaving } = useSaveInvoice(invoice, () => {
    draft.forget();
    allowLeave();
    onSaved();
  });

  return (
    <form
      ref={opened}
      noValidate
      data-typing
      aria-label="Invoice"
      onSubmit={handleSubmit(save)}
      className="grid gap-5"
    >
      <DraftRestored draft={draft} />
      {invoice ? (
        <ClientOfInvoice clientId={invoice.clientId} />
      ) : (
        <Field label="Client" error={errors.clientId?.message}>
          <ClientChoice {...client} onChange={change.chooseClient} withInactive />
        </Field>
      )}
      {!isOfAnnuals && (
        <InvoiceSessionChoice
          ref={sessions.ref}
          offered={offered}
          lines={invoice?.lines ?? []}
          hasClient={client.value !== null}
          value={sessions.value}
          onChange={change.chooseSessions}
          error={errors.sessionIds?.message}
        />
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div className="grid gap-1.5">
          <Field label="Amount ($)" error={errors.amount?.message}>
            <MoneyInput
              {...register('amount', {
                valueAsNumber: true,
                onChange: (event) => change.trackTypedAmount(event.target.value),
              })}
            />
          </Field>
          <Suggestion cents={otherSuggestion} onTake={change.setAmount} />
        </div>
        <Field label="Due Date" error={errors.dueDate?.message}>
          <DateInput {...register('dueDate')} />
        </Field>
      </div>
      {wasEverChanged('billing_documents') && (
        <Suspense fallback={null}>
          <AboveEstimateOfForm form={form.watch()} sessions={offered.sessions} invoice={invoice} />
        </Suspense>
      )}
      {invoice && (
        <Field label="Status" error={errors.status?.message}>
          <Select {...register('status')}>
            <LabeledOptions values={invoiceStatuses} labels={invoiceStatusLabels} />
          </Select>
        </Field>
      )}
      <Field label="Description" error={errors.description?.message}>
        <Textarea rows={2} {...register('description')} />
      </Field>
      <FormActions
        saveText={invoice ? 'Update Invoice' : 'Create Invoice'}
        savingText={invoice ? 'Updating...' : 'Creating...'}
        isSaving={isSaving}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}

/** Returns a function that sends the form, then calls `onDone`. */
function useSaveInvoice(invoice: Invoice | undefined, onDone: () => void) {
  const user = useUser();
  const create = useCreateInvoice();
  const update = useUpdateInvoice(invoice?.id ?? 0);

  function save(typed: InvoiceFormResult): void {
    if (!user.data) return;
    const body = { ...invoiceOfForm(typed, invoice), therapistId: user.data.id };
    const done = { onSuccess: onDone };
    if (invoice) update.mutate({ ...body, updatedAt: invoice.updatedAt }, done);
    else create.mutate(body, done);
  }
  return { save, isSaving: isSent(create) || isSent(update) };
}

/** The client of an existing invoice cannot be changed. */
function ClientOfInvoice({ clientId }: { clientId: number }) {
  const clientName = useClientName();
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="font-medium">Client</p>
      <p className="font-semibold text-base">{clientName(clientId)}</p>
    </div>
  );
}

interface SuggestionProps {
  /** The sum of the chosen sessions, if the amount differs. */
  cents: number | undefined;
  onTake: (cents: number) => void;
}

function Suggestion({ cents, onTake }: SuggestionProps) {
  if (cents === undefined) return null;
  return (
    <Button variant="link" size="sm" className="justify-self-start" onClick={() => onTake(cents)}>
      {`Use ${formatCents(cents)} from the Sessions`}
    </Button>
  );
}
