import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { Payment } from '#domain/billing/payments/payment.ts';
import {
  type RefundFormResult,
  type RefundFormValues,
  refundForm,
  refundFormStart,
  refundOfForm,
} from '#domain/billing/payments/refund-form-values.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { ActForm } from '#web/platform/ui/act-form.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { MoneyInput } from '#web/platform/ui/money-input.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { MethodField } from './method-field.tsx';
import { useAddPayment } from './payment-queries.ts';
import { ReasonField } from './reason-field.tsx';

/** Gives back a payment or a part of it. */
export function RefundForm({ payment: latest, close, ...dialog }: FormInDialog & { payment: Payment }) {
  const [payment] = useState(latest);
  const today = useToday();
  const form = useCheckedForm<RefundFormValues, unknown, RefundFormResult>({
    resolver: zodResolver(refundForm(payment, today)),
    defaultValues: refundFormStart(payment, today),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const refund = useAddPayment();
  return (
    <ActForm
      {...dialog}
      label="Refund"
      isDirty={isDirty}
      saveText="Record Refund"
      savingText="Recording..."
      isSaving={isSent(refund)}
      onSubmit={handleSubmit((typed) => refund.mutate(refundOfForm(typed, payment), { onSuccess: close }))}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Amount ($)" error={errors.amount?.message}>
          <MoneyInput {...register('amount', { valueAsNumber: true })} />
        </Field>
        <ReasonField {...register('reason')} kind="refund" error={errors.reason?.message} />
        <MethodField {...register('method')} error={errors.method?.message} />
        <Field label="Date" error={errors.date?.message}>
          <DateInput {...register('date')} />
        </Field>
      </div>
    </ActForm>
  );
}
