import { useFormContext } from 'react-hook-form';
import type { TypedOrganization } from '#domain/billing/organizations/organization-form.ts';
import { weekdayNames } from '#domain/platform/week.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { TimeInput } from '#web/platform/ui/time-input.tsx';
import { TickFields } from './tick-fields.tsx';

/** The weekdays and hours of a school. */
export function SchoolHoursFields() {
  const { register, formState } = useFormContext<TypedOrganization>();
  const { errors } = formState;
  // The two hours are checked together.
  const until = errors.hours?.until?.message ?? errors.hours?.message ?? errors.hours?.root?.message;
  return (
    <>
      <TickFields
        legend="Open On"
        values={weekdayNames}
        textOf={(day) => day.slice(0, 3)}
        error={errors.weekdays?.message ?? errors.weekdays?.root?.message}
        register={register('weekdays')}
      />
      <Field label="Hours From" optional error={errors.hours?.from?.message}>
        <TimeInput {...register('hours.from')} />
      </Field>
      <Field label="Hours Until" optional error={until}>
        <TimeInput {...register('hours.until')} />
      </Field>
    </>
  );
}
