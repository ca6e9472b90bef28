import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import {
  type AccountOwner,
  type WriteOffFormResult,
  type WriteOffFormValues,
  writeOffForm,
  writeOffFormStart,
  writeOffOfForm,
} from '#domain/billing/payments/refund-form-values.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { ActForm } from '#web/platform/ui/act-form.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { MoneyInput } from '#web/platform/ui/money-input.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useAddPayment } from './payment-queries.ts';
import { ReasonField } from './reason-field.tsx';

interface WriteOffFormProps extends FormInDialog {
  invoice: Invoice;
  owner: AccountOwner;
}

/** Writes off what is open on an invoice, or a part of it. */
export function WriteOffForm({ invoice: latest, owner, close, ...dialog }: WriteOffFormProps) {
  const [invoice] = useState(latest);
  const today = useToday();
  const form = useCheckedForm<WriteOffFormValues, unknown, WriteOffFormResult>({
    resolver: zodResolver(writeOffForm(invoice, today)),
    defaultValues: writeOffFormStart(invoice, today),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const writeOff = useAddPayment();
  return (
    <ActForm
      {...dialog}
      label="Write off"
      isDirty={isDirty}
      saveText="Write Off"
      savingText="Saving..."
      isSaving={isSent(writeOff)}
      onSubmit={handleSubmit((typed) =>
        writeOff.mutate(writeOffOfForm(typed, invoice.id, owner), { onSuccess: close }),
      )}
    >
      <Field label="Amount ($)" error={errors.amount?.message}>
        <MoneyInput {...register('amount', { valueAsNumber: true })} />
      </Field>
      <ReasonField {...register('reason')} kind="write-off" error={errors.reason?.message} />
      <Field label="Date" error={errors.date?.message}>
        <DateInput {...register('date')} />
      </Field>
    </ActForm>
  );
}
