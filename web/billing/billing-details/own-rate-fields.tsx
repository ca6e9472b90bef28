import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { TypedBillingDetails } from '#domain/billing/billing-details/billing-details-form.ts';
import { RATES_LIMIT } from '#domain/billing/billing-details/own-rate.ts';
import { sessionTypeLabels, sessionTypes } from '#domain/caseload/sessions/session-words.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field, FieldError } from '#web/platform/ui/field.tsx';
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
      {rates.fields.map((field, index) => (
        <fieldset
          key={field.id}
          className="grid min-w-0 items-start gap-4 rounded-lg border border-line p-4 sm:grid-cols-2"
        >
          <legend className="px-1 font-medium text-sm">{`Price ${index + 1}`}</legend>
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
          <Button
            variant="ghost"
            size="sm"
            className="justify-self-start"
            onClick={() => rates.remove(index)}
          >
            <X aria-hidden="true" />
            {`Remove Price ${index + 1}`}
          </Button>
        </fieldset>
      ))}
      {listError && <FieldError>{listError}</FieldError>}
      {rates.fields.length < RATES_LIMIT && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() =>
            rates.append({ from: today, type: '', per: 'minute', cents: Number.NaN, reason: '' })
          }
        >
          <Plus aria-hidden="true" />
          Add Price
        </Button>
      )}
    </fieldset>
  );
}
