import type { UseFormReturn } from 'react-hook-form';
import type { SessionFormResult, SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';
import {
  repeatObstacleOfForm,
  repeatOfForm,
  repeatText,
  repeatWithoutClosings,
} from '#domain/caseload/sessions/session-repeat-values.ts';
import { WEEKS_LIMIT, weekdaysOfRepeat, weeklyDays } from '#domain/caseload/sessions/weekly-repeat.ts';
import { type Day, formatDay, isDay } from '#domain/platform/dates.ts';
import { type WeekdayName, weekdayOf, weekOf } from '#domain/platform/week.ts';
import { useClosingOn } from '#web/caseload/closings/use-closing-on.ts';
import { usePreferences } from '#web/people/practice/preferences-queries.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Radio, RadioGroup } from '#web/platform/ui/radio-group.tsx';

interface SessionRepeatFieldsProps {
  form: UseFormReturn<SessionFormValues, unknown, SessionFormResult>;
}

/** Fields for repeating a new session weekly, until a date or a number of times, without deselected dates. */
export function SessionRepeatFields({ form }: SessionRepeatFieldsProps) {
  const { register, watch, formState } = form;
  const [first, repeat] = watch(['date', 'repeat']);
  const errors = formState.errors.repeat;
  return (
    <div className="grid gap-4">
      <Checkbox label="Repeat weekly" {...register('repeat.isOn')} />
      {repeat.isOn && (
        <div className="grid gap-4 rounded-lg bg-sunken p-4">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <RadioGroup legend="The repeat ends" inline>
              <Radio label="After a number of times" value="count" {...register('repeat.ends')} />
              <Radio label="On a date" value="until" {...register('repeat.ends')} />
            </RadioGroup>
            {repeat.ends === 'count' ? (
              <Field label="Number of times" error={errors?.count?.message}>
                <Input
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={WEEKS_LIMIT}
                  {...register('repeat.count', { valueAsNumber: true })}
                />
              </Field>
            ) : (
              <Field label="Last date" error={errors?.until?.message}>
                <DateInput min={first} {...register('repeat.until')} />
              </Field>
            )}
          </div>
          <RepeatWeekdays form={form} />
          <RepeatDates form={form} />
        </div>
      )}
    </div>
  );
}

/** The interval, and the weekdays in addition to that of the first date. */
function RepeatWeekdays({ form }: SessionRepeatFieldsProps) {
  const { register, watch, setValue } = form;
  const { weekStart } = usePreferences();
  const [first, repeat] = watch(['date', 'repeat']);
  if (!isDay(first)) return null;
  const chosen = weekdaysOfRepeat(first, repeat);

  function setChosen(weekday: WeekdayName, isChosen: boolean): void {
    const others = repeat.weekdays.filter((other) => other !== weekday);
    setValue('repeat.weekdays', isChosen ? [...others, weekday] : others, { shouldDirty: true });
  }

  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <RadioGroup legend="How often" inline>
        <Radio label="Every week" value="1" {...register('repeat.everyWeeks')} />
        <Radio label="Every two weeks" value="2" {...register('repeat.everyWeeks')} />
      </RadioGroup>
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
    </div>
  );
}

function RepeatDates({ form }: SessionRepeatFieldsProps) {
  const closingOn = useClosingOn();
  const [first, repeat] = form.watch(['date', 'repeat']);
  const every = { ...repeat, skip: [] };
  if (!isDay(first))
    return <p className="text-ink-muted text-sm">Choose the first date to see the others.</p>;
  if (repeatObstacleOfForm(first, every) !== undefined) return null;
  const days = weeklyDays(first, repeatOfForm(every));
  const isClosed = (day: Day) => closingOn(day) !== undefined;
  const taken = weeklyDays(first, repeatWithoutClosings(first, repeat, isClosed));
  const hasClosed = days.some(isClosed);

  function setTaken(day: Day, isTaken: boolean): void {
    // A closed day is skipped unless it is in `keep`; any other day is included unless it is in `skip`.
    const [field, isListed] = isClosed(day)
      ? (['repeat.keep', isTaken] as const)
      : (['repeat.skip', !isTaken] as const);
    const others = form.getValues(field).filter((listed) => listed !== day);
    form.setValue(field, isListed ? [...others, day] : others, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Dates</legend>
      <p className="font-medium text-sm">{repeatText(first, repeat)}</p>
      <p role="status" className="mb-2 text-ink-muted text-sm">
        {`${taken.length} of ${days.length} sessions. Untick the dates to skip.`}
        {hasClosed && ' Days on which the practice is closed are left out unless they are ticked.'}
      </p>
      <div className="grid max-h-56 grid-cols-2 gap-x-4 overflow-y-auto md:gap-y-1.5 md:grid-cols-3">
        {days.map((day) => (
          <Checkbox
            key={day}
            label={[formatDay(day), closingOn(day)?.reason].filter(Boolean).join(' · ')}
            checked={taken.includes(day)}
            onChange={(event) => setTaken(day, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
