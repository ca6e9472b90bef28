import type { UseFormReturn } from 'react-hook-form';
import type { SessionFormResult, SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';
import { REPEATS_LIMIT, weekdaysOfRepeat } from '#domain/caseload/sessions/session-repeat.ts';
import { SCHOOL_DAYS } from '#domain/caseload/sessions/session-repeat-values.ts';
import { isDay } from '#domain/platform/dates.ts';
import { type WeekdayName, weekdayOf, weekOf } from '#domain/platform/week.ts';
import { usePreferences } from '#web/people/practice/preferences-queries.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Radio, RadioGroup } from '#web/platform/ui/radio-group.tsx';
import { SessionCycleFields } from './session-cycle-fields.tsx';
import { SessionRepeatDates } from './session-repeat-dates.tsx';

interface SessionRepeatFieldsProps {
  form: UseFormReturn<SessionFormValues, unknown, SessionFormResult>;
  /** The child's school and its district, on whose closed days there are no sessions either. */
  closedFor?: readonly number[] | undefined;
}

/** Fields for repeating a new session by weeks or school days, until a date or a number of times, without deselected dates. */
export function SessionRepeatFields({ form, closedFor }: SessionRepeatFieldsProps) {
  const { register, watch, formState } = form;
  const [first, repeat] = watch(['date', 'repeat']);
  const errors = formState.errors.repeat;
  return (
    <div className="grid gap-4">
      <Checkbox label="Repeat" {...register('repeat.isOn')} />
      {repeat.isOn && (
        <div className="grid gap-4 rounded-lg bg-sunken p-4">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <RadioGroup legend="The Repeat Ends" inline>
              <Radio label="After a number of times" value="count" {...register('repeat.ends')} />
              <Radio label="On a date" value="until" {...register('repeat.ends')} />
            </RadioGroup>
            {repeat.ends === 'count' ? (
              <Field label="Number of Times" error={errors?.count?.message}>
                <Input
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={REPEATS_LIMIT}
                  {...register('repeat.count', { valueAsNumber: true })}
                />
              </Field>
            ) : (
              <Field label="Last Date" error={errors?.until?.message}>
                <DateInput min={first} {...register('repeat.until')} />
              </Field>
            )}
          </div>
          <RadioGroup legend="How Often" inline>
            <Radio label="Every week" value="1" {...register('repeat.every')} />
            <Radio label="Every two weeks" value="2" {...register('repeat.every')} />
            <Radio
              label="By school days (A/B days, cycles)"
              value={SCHOOL_DAYS}
              {...register('repeat.every')}
            />
          </RadioGroup>
          {repeat.every === SCHOOL_DAYS ? <SessionCycleFields form={form} /> : <RepeatWeekdays form={form} />}
          <SessionRepeatDates form={form} closedFor={closedFor} />
        </div>
      )}
    </div>
  );
}

/** The weekdays in addition to that of the first date. */
function RepeatWeekdays({ form }: SessionRepeatFieldsProps) {
  const { watch, setValue } = form;
  const { weekStart } = usePreferences();
  const [first, repeat] = watch(['date', 'repeat']);
  if (!isDay(first)) return null;
  const chosen = weekdaysOfRepeat(first, repeat);

  function setChosen(weekday: WeekdayName, isChosen: boolean): void {
    const others = repeat.weekdays.filter((other) => other !== weekday);
    setValue('repeat.weekdays', isChosen ? [...others, weekday] : others, { shouldDirty: true });
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Weekdays</legend>
      <div className="flex flex-wrap gap-x-4">
        {weekOf(first, weekStart)
          .map(weekdayOf)
          .map((weekday) => (
            <Checkbox
              key={weekday}
              label={weekday}
              checked={chosen.includes(weekday)}
              disabled={weekday === weekdayOf(first)}
              onChange={(event) => setChosen(weekday, event.target.checked)}
            />
          ))}
      </div>
    </fieldset>
  );
}
