import type { ComponentProps } from 'react';
import { paymentMethodLabels, paymentMethods } from '#domain/billing/payments/payment-words.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';

interface MethodFieldProps extends ComponentProps<typeof Select> {
  error: string | undefined;
}

/** How a payment came in or was given back. */
export function MethodField({ error, ...select }: MethodFieldProps) {
  return (
    <Field label="Method" error={error}>
      <Select {...select}>
        <option value="">Choose</option>
        <LabeledOptions values={paymentMethods} labels={paymentMethodLabels} />
      </Select>
    </Field>
  );
}
