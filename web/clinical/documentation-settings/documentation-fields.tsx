import { useFormContext } from 'react-hook-form';
import type { PracticeSettingsFormValues } from '#domain/people/practice/practice-settings-form-values.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';

/**
 * Fields for the first day from which notes are signed, for late entries, and for what else depends on
 * signatures.
 */
export function DocumentationFields() {
  const { register, formState } = useFormContext<PracticeSettingsFormValues>();
  const { errors } = formState;
  return (
    <Card>
      <CardHeader title="Signed Notes" description="Every session needs a note that somebody signs." />
      <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field
          label="Notes Are Signed From"
          hint="Notes of earlier sessions are not listed as missing. Empty: all of them are."
          error={errors.notesSignedFrom?.message}
        >
          <DateInput {...register('notesSignedFrom', { setValueAs: (day) => day || null })} />
        </Field>
        <Field
          label="Late After (days)"
          hint="A note that is signed later is labeled “Late entry”."
          error={errors.lateNoteDays?.message}
        >
          <Input
            {...register('lateNoteDays', { valueAsNumber: true })}
            type="number"
            inputMode="numeric"
            min={0}
            max={30}
          />
        </Field>
        <Checkbox
          {...register('billSignedOnly')}
          label="Only signed sessions can be invoiced"
          className="sm:col-span-2"
        />
        <Checkbox
          {...register('signingNeedsPassword')}
          label="Ask for the password whenever a note is signed"
          className="sm:col-span-2"
        />
      </CardBody>
    </Card>
  );
}
