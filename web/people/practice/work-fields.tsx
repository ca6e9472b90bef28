import { Controller, useFormContext } from 'react-hook-form';
import type { PracticeSettingsFormValues } from '#domain/people/practice/practice-settings-form-values.ts';
import { dayChoices, monthChoices, timeZoneChoices } from '#web/people/settings/setting-choices.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Combobox } from '#web/platform/ui/combobox.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { TimeInput } from '#web/platform/ui/time-input.tsx';

/** The fields of working hours and of counting absences. */
export function WorkFields({ isOwner }: { isOwner: boolean }) {
  const { register, control, formState } = useFormContext<PracticeSettingsFormValues>();
  const { errors } = formState;
  return (
    <Card>
      <CardHeader title="Sessions" description="What new sessions begin with, and how absences count." />
      <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="timeZone"
          render={({ field, fieldState }) => (
            <Field
              label="Time Zone"
              hint="Every day and time in the app is meant in it."
              error={fieldState.error?.message}
              className="sm:col-span-2"
            >
              <Combobox
                {...field}
                options={timeZoneChoices(field.value)}
                listLabel="Time zones"
                emptyText="No time zone matches."
                disabled={!isOwner}
              />
            </Field>
          )}
        />
        <Field label="Usual Duration (minutes)" error={errors.sessionMinutes?.message}>
          <Input
            {...register('sessionMinutes', { valueAsNumber: true })}
            type="number"
            inputMode="numeric"
            min={15}
            step={15}
          />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label="Working From" error={errors.workingHours?.from?.message}>
            <TimeInput {...register('workingHours.from')} />
          </Field>
          <Field label="Until" error={errors.workingHours?.until?.message}>
            <TimeInput {...register('workingHours.until')} />
          </Field>
        </div>
        <Field
          label="Billable Absences"
          hint="How many each client has in a school year."
          error={errors.billableAbsences?.message}
        >
          <Input
            {...register('billableAbsences', { valueAsNumber: true })}
            type="number"
            inputMode="numeric"
            min={0}
          />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label="School Year From" error={errors.schoolYearMonth?.message}>
            <Select {...register('schoolYearMonth')}>
              {monthChoices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Day" error={errors.schoolYearDay?.message}>
            <Select {...register('schoolYearDay')}>
              {dayChoices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </CardBody>
    </Card>
  );
}
