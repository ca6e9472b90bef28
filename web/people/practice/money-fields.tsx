import { useFormContext } from 'react-hook-form';
import type { PracticeSettingsFormValues } from '#domain/people/practice/practice-settings-form-values.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { MoneyInput } from '#web/platform/ui/money-input.tsx';

const rates = [
  { type: 'individual', label: 'Individual, per minute ($)' },
  { type: 'group', label: 'Group, per minute ($)' },
  { type: 'home', label: 'Home, per minute ($)' },
  { type: 'absent', label: 'Absent, per minute ($)' },
] as const;

/** The fields of rates and due dates. Existing invoices keep their amounts. */
export function MoneyFields() {
  const { register, formState } = useFormContext<PracticeSettingsFormValues>();
  const { errors } = formState;
  return (
    <Card>
      <CardHeader
        title="Billing"
        description="What new invoices suggest; those that exist stay as they are."
      />
      <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {rates.map(({ type, label }) => (
          <Field key={type} label={label} error={errors.dollarsPerMinute?.[type]?.message}>
            <MoneyInput {...register(`dollarsPerMinute.${type}`, { valueAsNumber: true })} />
          </Field>
        ))}
        <Field label="Invoices Due After (days)" error={errors.invoiceDueDays?.message}>
          <Input
            {...register('invoiceDueDays', { valueAsNumber: true })}
            type="number"
            inputMode="numeric"
            min={0}
          />
        </Field>
        <Field label="Annual Record ($)" error={errors.annualDollars?.message}>
          <MoneyInput {...register('annualDollars', { valueAsNumber: true })} />
        </Field>
      </CardBody>
    </Card>
  );
}
