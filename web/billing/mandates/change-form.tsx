import { zodResolver } from '@hookform/resolvers/zod';
import type { Mandate, MandateTerm } from '#domain/billing/mandates/mandate.ts';
import {
  changeFormStart,
  type MandateChangeValues,
  mandateChangeForm,
} from '#domain/billing/mandates/mandate-change-form.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { ActForm } from '#web/platform/ui/act-form.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { MandateLineField } from './mandate-line-field.tsx';
import { useUpdateMandate } from './mandate-queries.ts';

/** The form that changes what a mandate promises from a day on. */
export function ChangeForm({ mandate, close, ...dialog }: FormInDialog & { mandate: Mandate }) {
  const update = useUpdateMandate(mandate.id);
  const today = useToday();
  const form = useCheckedForm<MandateChangeValues, unknown, MandateTerm[]>({
    resolver: zodResolver(mandateChangeForm(mandate)),
    defaultValues: changeFormStart(mandate, today),
  });
  const { register, handleSubmit, watch, formState } = form;
  return (
    <ActForm
      {...dialog}
      label="Change of the mandate"
      isDirty={formState.isDirty}
      saveText="Change Mandate"
      savingText="Changing..."
      isSaving={isSent(update)}
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
    </ActForm>
  );
}
