import type { UseFormReturn } from 'react-hook-form';
import { cycleDayLabel, LONGEST_CYCLE } from '#domain/caseload/sessions/school-day-cycle.ts';
import type { SessionFormResult, SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';
import { formatDay, isDay } from '#domain/platform/dates.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Field, FieldError } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Select } from '#web/platform/ui/select.tsx';

interface SessionCycleFieldsProps {
  form: UseFormReturn<SessionFormValues, unknown, SessionFormResult>;
}

/** Fields for a cycle of school days: its length, the number of the first date, and the days with a session. */
export function SessionCycleFields({ form }: SessionCycleFieldsProps) {
  const { register, watch, formState } = form;
  const [date, { length }] = watch(['date', 'repeat.cycle']);
  const errors = formState.errors.repeat?.cycle;
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="School Days in a Cycle" hint="2 for A/B days." error={errors?.length?.message}>
          <Input
            type="number"
            inputMode="numeric"
            min={2}
            max={LONGEST_CYCLE}
            {...register('repeat.cycle.length', { valueAsNumber: true })}
          />
        </Field>
        <Field
          label={`${isDay(date) ? formatDay(date) : 'The first date'} Is Day`}
          error={errors?.first?.message}
        >
          <Select {...register('repeat.cycle.first', { valueAsNumber: true })}>
            {daysOf(length).map((day) => (
              <option key={day} value={day}>
                {cycleDayLabel(day, length)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <CycleDays form={form} />
      <p className="text-ink-muted text-sm">
        School days are weekdays on which the practice is open. A closed day has no number: the next school
        day continues the cycle. A closing that is added later moves no session.
      </p>
    </div>
  );
}

function CycleDays({ form: { watch, setValue, formState } }: SessionCycleFieldsProps) {
  const { length, days } = watch('repeat.cycle');
  const message = formState.errors.repeat?.cycle?.days?.message;

  function setChosen(day: number, isChosen: boolean): void {
    const others = days.filter((other) => other !== day);
    setValue('repeat.cycle.days', isChosen ? [...others, day] : others, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Sessions on</legend>
      <div className="flex flex-wrap gap-x-4">
        {daysOf(length).map((day) => (
          <Checkbox
            key={day}
            label={`Day ${cycleDayLabel(day, length)}`}
            checked={days.includes(day)}
            onChange={(event) => setChosen(day, event.target.checked)}
          />
        ))}
      </div>
      {message && <FieldError>{message}</FieldError>}
    </fieldset>
  );
}

/** Returns the numbers of a cycle's days; none while its length is not valid. */
function daysOf(length: number): number[] {
  const isLength = Number.isInteger(length) && length > 0 && length <= LONGEST_CYCLE;
  return isLength ? Array.from({ length }, (_, index) => index + 1) : [];
}
