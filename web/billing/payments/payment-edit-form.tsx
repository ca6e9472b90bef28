import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { Payment } from '#domain/billing/payments/payment.ts';
import {
  type PaymentEditResult,
  type PaymentEditValues,
  paymentEditForm,
  paymentEditStart,
} from '#domain/billing/payments/payment-form-values.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { refusedField } from '#web/people/sign-in/refused-field.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { ActForm } from '#web/platform/ui/act-form.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { MethodField } from './method-field.tsx';
import { PaymentDetailFields } from './payment-detail-fields.tsx';
import { useChangePayment } from './payment-queries.ts';

/** Changes what is noted about a payment; its amount and its kind stay. */
export function PaymentEditForm({ payment: latest, close, ...dialog }: FormInDialog & { payment: Payment }) {
  // The payment as it was when the form opened, so that a change by another user is not overwritten unnoticed.
  const [payment] = useState(latest);
  const isWriteOff = payment.kind === 'write-off';
  const today = useToday();
  const form = useCheckedForm<PaymentEditValues, unknown, PaymentEditResult>({
    resolver: zodResolver(paymentEditForm(payment, today)),
    defaultValues: paymentEditStart(payment),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const change = useChangePayment(payment);
  return (
    <ActForm
      {...dialog}
      label="Edit payment"
      isDirty={isDirty}
      saveText="Save"
      savingText="Saving..."
      isSaving={isSent(change)}
      onSubmit={handleSubmit((typed) =>
        change.mutate(
          { ...typed, updatedAt: payment.updatedAt },
          {
            onError: (error) => {
              const refused = refusedField(error, ['date']);
              if (refused) form.setError(refused.name, { message: refused.message }, { shouldFocus: true });
            },
            onSuccess: close,
          },
        ),
      )}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Date" error={errors.date?.message}>
          <DateInput {...register('date')} />
        </Field>
        {!isWriteOff && <MethodField {...register('method')} error={errors.method?.message} />}
      </div>
      <PaymentDetailFields register={register} errors={errors} />
    </ActForm>
  );
}
