import { useFormContext } from 'react-hook-form';
import { callsWithin } from '#domain/website/identity/public-identity-text.ts';
import type { WebsiteFormValues } from '#domain/website/identity/website-form-values.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { MoneyInput } from '#web/platform/ui/money-input.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { OpeningHoursFields } from './opening-hours-fields.tsx';

/** What the practice is called, and how, when and where families reach it. */
export function WebsitePracticeFields() {
  const { register, formState } = useFormContext<WebsiteFormValues>();
  const { errors } = formState;
  return (
    <Card>
      <CardHeader title="Practice" />
      <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Practice Name" error={errors.practiceName?.message} className="sm:col-span-2">
          <Input {...register('practiceName')} />
        </Field>
        <Field label="Tagline" error={errors.tagline?.message} className="sm:col-span-2">
          <Input {...register('tagline')} />
        </Field>
        <Field label="Phone" error={errors.phone?.message}>
          <Input {...register('phone')} type="tel" />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input {...register('email')} type="email" />
        </Field>
        <OpeningHoursFields />
        <Field label="Consultation Rate, per hour ($)" error={errors.consultationRate?.message}>
          <MoneyInput {...register('consultationRate', { valueAsNumber: true })} />
        </Field>
        <Field
          label="Calls Back"
          hint="How soon families hear from you. The website says it only when you choose."
          error={errors.callWithinDays?.message}
          className="sm:col-span-2"
        >
          <Select {...register('callWithinDays', { setValueAs: (days) => (days ? Number(days) : null) })}>
            <option value="">Not said</option>
            {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((callWithinDays) => (
              <option key={callWithinDays} value={callWithinDays}>
                {callsWithin({ callWithinDays })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Service Area" error={errors.serviceArea?.summary?.message} className="sm:col-span-2">
          <Input {...register('serviceArea.summary')} />
        </Field>
        <Field label="Service Area in Short" error={errors.serviceArea?.short?.message}>
          <Input {...register('serviceArea.short')} />
        </Field>
        <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-4">
          <Field label="Counties" hint="Separated by commas." error={errors.counties?.message}>
            <Input {...register('counties')} />
          </Field>
          <Field label="State" error={errors.serviceArea?.state && 'Please use two letters'}>
            <Input {...register('serviceArea.state')} maxLength={2} />
          </Field>
        </div>
        <Field
          label="Street"
          optional
          hint="Only for a practice that families come to."
          error={errors.address?.street?.message}
        >
          <Input {...register('address.street')} />
        </Field>
        <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-4">
          <Field label="City" optional error={errors.address?.city?.message}>
            <Input {...register('address.city')} />
          </Field>
          <Field label="ZIP Code" optional error={errors.address?.zip?.message}>
            <Input {...register('address.zip')} />
          </Field>
        </div>
        <Field
          label="Profiles Elsewhere"
          optional
          hint="Pages of your practice in directories or networks, one address a line. Search engines read them."
          error={errors.profiles?.message}
          className="sm:col-span-2"
        >
          <Textarea {...register('profiles')} rows={2} />
        </Field>
      </CardBody>
    </Card>
  );
}
