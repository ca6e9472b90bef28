import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';

type DetailField = 'reference' | 'receivedFrom' | 'memo';

interface PaymentDetailFieldsProps {
  register: (field: DetailField) => UseFormRegisterReturn;
  errors: { [Name in DetailField]?: { message?: string | undefined } | undefined };
}

/** The optional fields of a payment: the number of the check, who paid, and a memo. */
export function PaymentDetailFields({ register, errors }: PaymentDetailFieldsProps): ReactNode {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label="Reference"
          optional
          hint="Such as the number of the check"
          error={errors.reference?.message}
        >
          <Input {...register('reference')} autoComplete="off" />
        </Field>
        <Field label="Received From" optional hint="Who paid" error={errors.receivedFrom?.message}>
          <Input {...register('receivedFrom')} autoComplete="off" />
        </Field>
      </div>
      <Field label="Memo" optional error={errors.memo?.message}>
        <Textarea {...register('memo')} rows={2} />
      </Field>
    </>
  );
}
