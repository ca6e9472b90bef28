import type { UseFormReturn } from 'react-hook-form';
import { absenceReason } from '#domain/caseload/sessions/absence-reason.ts';
import type { SessionFormResult, SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import type { FormAbsence } from './use-form-absence.ts';

interface SessionAbsenceFieldsProps {
  form: UseFormReturn<SessionFormValues, unknown, SessionFormResult>;
  absence: FormAbsence;
}

/** The absence number and billable flag, by the rule until they are set manually; the number sets the flag. */
export function SessionAbsenceFields({ form, absence }: SessionAbsenceFieldsProps) {
  const typed = form.watch('absenceNumber');
  const shown = typed ?? absence.billing?.absenceNumber ?? '';
  return (
    <div className="grid gap-5 rounded-lg bg-sunken p-4 sm:grid-cols-2">
      <Field
        label="Absence Number"
        hint={absence.isCounting ? 'Counting the absences of this school year …' : undefined}
        error={form.formState.errors.absenceNumber?.message}
      >
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          name="absenceNumber"
          value={Number.isNaN(shown) ? '' : shown}
          onChange={(event) => {
            form.setValue('absenceNumber', event.target.valueAsNumber, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            });
            // Another number follows the rule until it is chosen by hand again.
            form.setValue('billable', null);
          }}
        />
      </Field>
      <Checkbox
        label="Billable"
        hint={<span aria-live="polite">{absence.billing && absenceReason(absence.billing)}</span>}
        checked={absence.billing?.billable ?? true}
        onChange={(event) => form.setValue('billable', event.target.checked, { shouldDirty: true })}
        className="sm:pt-6"
      />
    </div>
  );
}
