import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import {
  type BillingDetails,
  type BillingDetailsChange,
  emptyDetails,
} from '#domain/billing/billing-details/billing-details.ts';
import {
  billingDetailsForm,
  billingDetailsFormStart,
  type TypedBillingDetails,
} from '#domain/billing/billing-details/billing-details-form.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useSaveBillingDetails } from './billing-details-queries.ts';
import { OwnRateFields } from './own-rate-fields.tsx';

interface BillingDetailsFormProps extends FormInDialog {
  clientId: number;
  details: BillingDetails | undefined;
}

/** The form of a client's billing details, without the child it is billed together with. */
export function BillingDetailsForm({
  clientId,
  details,
  close,
  onCancel,
  onDirtyChange,
}: BillingDetailsFormProps) {
  const save = useSaveBillingDetails(clientId);
  const [seen] = useState(details?.updatedAt ?? null);
  const form = useCheckedForm<TypedBillingDetails, unknown, BillingDetailsChange>({
    resolver: zodResolver(billingDetailsForm),
    defaultValues: billingDetailsFormStart(details ?? emptyDetails),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const { question, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);
  const onSuccess = () => {
    allowLeave();
    close();
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Billing details"
        onSubmit={handleSubmit((typed) => save.mutate({ ...typed, updatedAt: seen }, { onSuccess }))}
        className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
      >
        <Field
          label="Bill To"
          optional
          hint="On invoices instead of “The family of …”. An address below the name replaces the family's."
          error={errors.billTo?.message}
          className="sm:col-span-2"
        >
          <Textarea {...register('billTo')} rows={2} />
        </Field>
        <OwnRateFields />
        <Field label="Family Files Claims With Its Insurer" error={errors.filesClaims?.message}>
          <Select {...register('filesClaims')}>
            <option value="">Not Said</option>
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </Select>
        </Field>
        <Field
          label="Papers by Email Agreed On"
          optional
          hint="Plain email can be read by others on its way."
          error={errors.papersByMailOn?.message}
        >
          <DateInput {...register('papersByMailOn')} />
        </Field>
        <Field label="Insurance Plan" optional error={errors.plan?.message}>
          <Input {...register('plan')} autoComplete="off" />
        </Field>
        <Field label="Member Number" optional error={errors.memberNumber?.message}>
          <Input {...register('memberNumber')} autoComplete="off" />
        </Field>
        <Field label="Referring Provider" optional error={errors.referringProvider?.message}>
          <Input {...register('referringProvider')} autoComplete="off" />
        </Field>
        <Field label="Referring Provider's NPI" optional error={errors.referringNpi?.message}>
          <Input {...register('referringNpi')} inputMode="numeric" autoComplete="off" />
        </Field>
        <div className="sm:col-span-2">
          <FormActions
            saveText="Save Billing Details"
            savingText="Saving..."
            isSaving={isSent(save)}
            onCancel={onCancel}
          />
        </div>
        {question}
      </form>
    </FormProvider>
  );
}
