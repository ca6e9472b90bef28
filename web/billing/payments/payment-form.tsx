import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { accountText } from '#domain/billing/payments/account-figures.ts';
import {
  chosenFaults,
  type PaymentFormResult,
  paymentOfForm,
} from '#domain/billing/payments/payment-form-values.ts';
import { formatCents } from '#domain/platform/money.ts';
import { ClientChoice } from '#web/caseload/clients/client-choice.tsx';
import { FormRefusal } from '#web/people/settings/refused-form.tsx';
import { refusedField } from '#web/people/sign-in/refused-field.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { focusFirstField } from '#web/platform/ui/first-field.ts';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { MoneyInput } from '#web/platform/ui/money-input.tsx';
import { MoreFields } from '#web/platform/ui/more-fields.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { MethodField } from './method-field.tsx';
import { PaymentDetailFields } from './payment-detail-fields.tsx';
import { PaymentInvoicesField } from './payment-invoices-field.tsx';
import { useAddPayment } from './payment-queries.ts';
import { PaymentResult } from './payment-result.tsx';
import { type PaymentFormStart, usePaymentForm } from './use-payment-form.ts';

/** The fields at which a refusal of the server is shown. */
const refusable = ['clientId', 'amount', 'date', 'method', 'reference', 'receivedFrom', 'memo'] as const;

interface PaymentFormProps extends FormInDialog, PaymentFormStart {}

/** The form of a new payment: client, amount, day and method; more where it is needed. */
export function PaymentForm({ onCancel, close, onDirtyChange, ...start }: PaymentFormProps) {
  const { form, draft, account, plan, ...change } = usePaymentForm(start);
  const { register, handleSubmit, control, formState } = form;
  const { errors, isDirty } = formState;
  const client = useController({ control, name: 'clientId' }).field;
  const chosen = useController({ control, name: 'chosen' }).field;
  const way = form.watch('way');
  const open = account?.open ?? [];
  const { question, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);
  const create = useAddPayment();
  const element = useRef<HTMLFormElement>(null);
  const isAnother = useRef(false);

  function save(typed: PaymentFormResult): void {
    if (typed.way === 'chosen' && chosenFaults(typed.chosen, open).length > 0) return;
    const another = isAnother.current;
    create.mutate(paymentOfForm(typed, start.payerId), {
      onError: (error) => {
        const refused = refusedField(error, refusable);
        const ofInvoices = refusedField(error, ['applications']);
        if (refused) form.setError(refused.name, { message: refused.message }, { shouldFocus: true });
        if (ofInvoices) form.setError('root', { message: ofInvoices.message });
      },
      onSuccess: () => {
        draft.forget();
        if (another) {
          create.reset();
          change.startAnother();
          if (element.current) focusFirstField(element.current);
        } else {
          allowLeave();
          close();
        }
      },
    });
  }

  function submit(event: React.FormEvent<HTMLFormElement>): void {
    void handleSubmit(save)(event).finally(() => {
      isAnother.current = false;
    });
  }

  return (
    <form ref={element} noValidate data-typing aria-label="Payment" onSubmit={submit} className="grid gap-5">
      <DraftRestored draft={draft} />
      {start.payerId === undefined && (
        <Field label="Client" error={errors.clientId?.message}>
          <ClientChoice {...client} onChange={change.chooseClient} withInactive />
        </Field>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Field
          label="Amount ($)"
          error={errors.amount?.message}
          hint={
            start.invoice
              ? `Invoice ${start.invoice.id} has ${formatCents(start.invoice.balance)} open`
              : account && accountText(account)
          }
        >
          <MoneyInput
            {...register('amount', {
              valueAsNumber: true,
              onChange: ({ target }) => change.trackAmount(target.value),
            })}
          />
        </Field>
        <Field label="Date" error={errors.date?.message}>
          <DateInput {...register('date')} />
        </Field>
        <MethodField {...register('method')} error={errors.method?.message} />
      </div>
      <PaymentResult plan={plan} open={open} />
      <FormRefusal message={errors.root?.message} />
      <MoreFields>
        <PaymentInvoicesField
          way={way}
          onWay={change.chooseWay}
          open={open}
          chosen={chosen.value}
          onChosen={chosen.onChange}
          error={errors.way?.message}
        />
        <PaymentDetailFields register={register} errors={errors} />
      </MoreFields>
      <FormActions
        saveText="Record Payment"
        savingText="Recording..."
        isSaving={isSent(create)}
        onCancel={onCancel}
      >
        <Button
          variant="secondary"
          disabled={isSent(create)}
          onClick={({ currentTarget }) => {
            isAnother.current = true;
            currentTarget.form?.requestSubmit();
          }}
        >
          Save and Add Another
        </Button>
      </FormActions>
      {question}
    </form>
  );
}
