import { Minus, Plus } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import type { SessionFormResult, SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';
import { DURATION_STEP_MINUTES } from '#domain/caseload/sessions/session-words.ts';
import { MINIMUM_DURATION_MINUTES } from '#domain/people/practice/default-practice-settings.ts';
import { formatTime, isDay, isTime, momentOf, type TimeZone, timeOfDay } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { TimeInput } from '#web/platform/ui/time-input.tsx';
import { DurationField } from './duration-field.tsx';

/** The start of a session in the practice's time zone, and its duration. */
export function SessionTimeFields({
  form,
}: {
  form: UseFormReturn<SessionFormValues, unknown, SessionFormResult>;
}) {
  const timeZone = useTimeZone();
  const { register, watch, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const [date, time, duration] = watch(['date', 'time', 'duration']);

  function stepDuration(direction: 1 | -1): void {
    const steps = (duration || 0) / DURATION_STEP_MINUTES;
    const next = (direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * DURATION_STEP_MINUTES;
    setValue('duration', Math.max(next, MINIMUM_DURATION_MINUTES), {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  }

  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <Field label="Date" error={errors.date?.message}>
        <DateInput {...register('date')} />
      </Field>
      <Field
        label="Time"
        optional
        hint={timeHint(date, time, duration, timeZone)}
        error={errors.time?.message}
      >
        <TimeInput {...register('time')} />
      </Field>
      <DurationField field={register('duration', { valueAsNumber: true })} error={errors.duration?.message}>
        <Button
          variant="secondary"
          size="icon"
          aria-label={`${DURATION_STEP_MINUTES} minutes less`}
          onClick={() => stepDuration(-1)}
        >
          <Minus aria-hidden="true" />
        </Button>
        <Button
          variant="secondary"
          size="icon"
          aria-label={`${DURATION_STEP_MINUTES} minutes more`}
          onClick={() => stepDuration(1)}
        >
          <Plus aria-hidden="true" />
        </Button>
      </DurationField>
    </div>
  );
}

/** Returns when the session ends, or that the clocks skip the typed time. */
function timeHint(date: string, time: string, duration: number, timeZone: TimeZone): string | undefined {
  if (!isDay(date) || !isTime(time)) return undefined;
  const start = momentOf(date, time, timeZone);
  if (timeOfDay(start, timeZone) !== time) {
    return `The clocks go forward over this time; the session starts at ${formatTime(start, timeZone)}`;
  }
  if (!Number.isFinite(duration)) return undefined;
  const end = new Date(Date.parse(start) + duration * 60_000).toISOString();
  return `Until ${formatTime(end, timeZone)}`;
}
