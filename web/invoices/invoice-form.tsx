import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { type InvoiceFormResult, invoiceOfForm } from '#domain/invoices/invoice-form-values.ts';
import { formatCents } from '#domain/money.ts';
import { isSent } from '#web/api/record-mutation.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { ClientChoice } from '#web/clients/client-choice.tsx';
import { useClientName } from '#web/clients/client-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/ui/unsaved-changes.tsx';
import { useCreateInvoice, useUpdateInvoice } from './invoice-queries.ts';
import { InvoiceSessionChoice } from './invoice-session-choice.tsx';
import { useInvoiceForm } from './use-invoice-form.ts';

interface InvoiceFormProps {
  /** The invoice to change; none for a new one. */
  invoice?: Invoice | undefined;
  /** The client of a new invoice, when it is known. */
  clientId?: number | undefined;
  onSaved: () => void;
  onCancel: () => void;
  /** Tells a dialog around the form whether closing it would lose something. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** Issues an invoice over sessions of a client, or changes one. What was typed stays when the server refuses it. */
export function InvoiceForm({
  invoice: latest,
  clientId,
  onSaved,
  onCancel,
  onDirtyChange,
}: InvoiceFormProps) {
  // The invoice as it was when the form was opened: what somebody else changed meanwhile is not overwritten unseen.
  const [invoice] = useState(latest);
  const user = useUser();
  const clientName = useClientName('Unknown Client');
  const create = useCreateInvoice();
  const update = useUpdateInvoice(invoice?.id ?? 0);
  const { form, offered, isOfAnnuals, otherSuggestion, ...change } = useInvoiceForm(invoice, clientId);
  const { register, handleSubmit, control, formState } = form;
  const { errors, isDirty } = formState;
  const client = useController({ control, name: 'clientId' }).field;
  const sessions = useController({ control, name: 'sessionIds' }).field;
  const { question, letLeave } = useUnsavedChanges(isDirty, onDirtyChange);

  function save(typed: InvoiceFormResult): void {
    if (!user.data) return;
    const body = { ...invoiceOfForm(typed), therapistId: user.data.id };
    const done = {
      onSuccess: () => {
        letLeave();
        onSaved();
      },
    };
    if (invoice) update.mutate({ ...body, updatedAt: invoice.updatedAt }, done);
    else create.mutate(body, done);
  }

  return (
    <form noValidate aria-label="Invoice" onSubmit={handleSubmit(save)} className="grid gap-5">
      {invoice ? (
        <div className="grid gap-1.5 text-sm">
          <p className="font-medium">Client</p>
          <p className="font-semibold text-base">{clientName(invoice.clientId)}</p>
        </div>
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
                onChange: (event) => change.noteTypedAmount(event.target.value),
              })}
            />
          </Field>
          {otherSuggestion !== undefined && (
            <Button
              variant="link"
              size="sm"
              className="justify-self-start"
              onClick={() => change.setAmount(otherSuggestion)}
            >
              {`Use ${formatCents(otherSuggestion)} from the sessions`}
            </Button>
          )}
        </div>
        <Field label="Due Date" error={errors.dueDate?.message}>
          <DateInput {...register('dueDate')} />
        </Field>
      </div>
      <Field label="Description" error={errors.description?.message}>
        <Textarea rows={2} {...register('description')} />
      </Field>
      <FormActions
        saveText={invoice ? 'Update Invoice' : 'Create Invoice'}
        savingText={invoice ? 'Updating...' : 'Creating...'}
        isSaving={isSent(create) || isSent(update)}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}
