import { useFieldArray, useFormContext } from 'react-hook-form';
import type { TypedBillingDetails } from '#domain/billing/billing-details/billing-details-form.ts';
import { RATES_LIMIT } from '#domain/billing/billing-details/own-rate.ts';
import { sessionTypeLabels, sessionTypes } from '#domain/caseload/sessions/session-words.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field, FieldError } from '#web/platform/ui/field.tsx';
import { FieldRows } from '#web/platform/ui/field-rows.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { MoneyInput } from '#web/platform/ui/money-input.tsx';
import { Select } from '#web/platform/ui/select.tsx';

/** A family's own prices, each from a day on. */
export function OwnRateFields() {
  const { control, register, formState } = useFormContext<TypedBillingDetails>();
  const rates = useFieldArray({ control, name: 'rates' });
  const errors = formState.errors.rates;
  const today = useToday();
  const listError = errors?.root?.message ?? errors?.message;
  return (
    <fieldset className="grid min-w-0 gap-4 sm:col-span-2">
      <legend className="mb-1.5 font-medium text-sm">Own Prices</legend>
      <FieldRows
        noun="Price"
        rows={rates.fields}
        most={RATES_LIMIT}
        keyOf={({ id }) => id}
        onAdd={() => rates.append({ from: today, type: '', per: 'minute', cents: Number.NaN, reason: '' })}
        onRemove={rates.remove}
      >
        {(index) => (
          <>
            <Field label="Price ($)" error={errors?.[index]?.cents?.message}>
              <MoneyInput {...register(`rates.${index}.cents`, { valueAsNumber: true })} />
            </Field>
            <Field label="For" error={errors?.[index]?.per?.message}>
              <Select {...register(`rates.${index}.per`)}>
                <option value="minute">Each Minute</option>
                <option value="visit">Each Visit</option>
              </Select>
            </Field>
            <Field label="From" error={errors?.[index]?.from?.message}>
              <DateInput {...register(`rates.${index}.from`)} />
            </Field>
            <Field label="Sessions" error={errors?.[index]?.type?.message}>
              <Select {...register(`rates.${index}.type`)}>
                <option value="">All</option>
                <LabeledOptions values={sessionTypes} labels={sessionTypeLabels} />
              </Select>
            </Field>
            <Field label="Reason" optional error={errors?.[index]?.reason?.message} className="sm:col-span-2">
              <Input {...register(`rates.${index}.reason`)} autoComplete="off" />
            </Field>
          </>
        )}
      </FieldRows>
      {listError && <FieldError>{listError}</FieldError>}
    </fieldset>
  );
}
