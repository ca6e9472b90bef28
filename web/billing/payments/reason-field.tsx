import type { ComponentProps } from 'react';
import {
  type PaymentKind,
  paymentReasonLabels,
  reasonsOfKind,
} from '#domain/billing/payments/payment-words.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';

interface ReasonFieldProps extends ComponentProps<typeof Select> {
  kind: PaymentKind;
  error: string | undefined;
}

/** Why money is given back or written off. */
export function ReasonField({ kind, error, ...select }: ReasonFieldProps) {
  return (
    <Field label="Reason" error={error}>
      <Select {...select}>
        <option value="">Choose</option>
        <LabeledOptions values={reasonsOfKind[kind]} labels={paymentReasonLabels} />
      </Select>
    </Field>
  );
}
