import { useFormContext } from 'react-hook-form';
import type { PracticeSettingsFormValues } from '#domain/people/practice/practice-settings-form-values.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';

/** The fields of the letterhead and payment instructions of invoices. */
export function LetterheadFields() {
  const { register, formState } = useFormContext<PracticeSettingsFormValues>();
  const { errors } = formState;
  return (
    <Card>
      <CardHeader title="Letterhead" description="What invoices say about the practice." />
      <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field
          label="Legal Name"
          hint="Empty: the practice's name from the website."
          error={errors.legalName?.message}
          className="sm:col-span-2"
        >
          <Input {...register('legalName')} autoComplete="organization" />
        </Field>
        <Field label="Address" error={errors.letterheadAddress?.message} className="sm:col-span-2">
          <Textarea {...register('letterheadAddress')} rows={3} autoComplete="street-address" />
        </Field>
        <Field label="NPI" hint="National Provider Identifier" error={errors.npi?.message}>
          <Input {...register('npi')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label="Tax ID" error={errors.taxId?.message}>
          <Input {...register('taxId')} autoComplete="off" />
        </Field>
        <Field label="License" error={errors.license?.message} className="sm:col-span-2">
          <Input {...register('license')} autoComplete="off" />
        </Field>
        <Field
          label="Payment Instructions"
          hint="Printed on every invoice that is not paid."
          error={errors.paymentInstructions?.message}
          className="sm:col-span-2"
        >
          <Textarea {...register('paymentInstructions')} rows={3} />
        </Field>
        <Field
          label="Payment Link"
          optional
          hint="A page of your own for paying online. Invoices print it with the notice about credit cards."
          error={errors.paymentLink?.message}
          className="sm:col-span-2"
        >
          <Input {...register('paymentLink')} type="url" autoComplete="off" placeholder="https://" />
        </Field>
      </CardBody>
    </Card>
  );
}
