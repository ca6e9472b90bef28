import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { Mandate, MandateTerm } from '#domain/billing/mandates/mandate.ts';
import {
  changeFormStart,
  type MandateChangeValues,
  mandateChangeForm,
} from '#domain/billing/mandates/mandate-change-form.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { MandateLineField } from './mandate-line-field.tsx';
import { useUpdateMandate } from './mandate-queries.ts';

/** The form that changes what a mandate promises from a day on. */
export function ChangeForm({
  mandate: latest,
  close,
  onCancel,
  onDirtyChange,
}: FormInDialog & { mandate: Mandate }) {
  // As it was when the form opened, so that others' changes since then are not overwritten unseen.
  const [mandate] = useState(latest);
  const update = useUpdateMandate(mandate.id);
  const today = useToday();
  const form = useCheckedForm<MandateChangeValues, unknown, MandateTerm[]>({
    resolver: zodResolver(mandateChangeForm(mandate)),
    defaultValues: changeFormStart(mandate, today),
  });
  const { register, handleSubmit, watch, formState } = form;
  const { question } = useUnsavedChanges(formState.isDirty, onDirtyChange);
  return (
    <form
      noValidate
      data-typing
      aria-label="Change of the mandate"
      className="grid gap-5"
      onSubmit={handleSubmit((terms) =>
        update.mutate({ terms, updatedAt: mandate.updatedAt }, { onSuccess: close }),
      )}
    >
      <Field label="From" error={formState.errors.startsOn?.message} className="sm:max-w-56">
        <DateInput {...register('startsOn')} />
      </Field>
      <MandateLineField
        label="New Mandate"
        line={watch('line')}
        register={register}
        errors={formState.errors}
      />
      <FormActions
        saveText="Change Mandate"
        savingText="Changing..."
        isSaving={isSent(update)}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}
