import { ChevronRight } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { MandateDetailValues } from '#domain/billing/mandates/mandate-form.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';

type OrderField = keyof MandateDetailValues['order'];
type DetailField = Exclude<keyof MandateDetailValues, 'order'> | `order.${OrderField}`;
type Wrong = { message?: string | undefined } | undefined;

interface MandateDetailFieldsProps {
  register: (field: DetailField) => UseFormRegisterReturn;
  errors:
    | ({ [Name in Exclude<keyof MandateDetailValues, 'order'>]?: Wrong } & {
        order?: { [Name in OrderField]?: Wrong } | undefined;
      })
    | undefined;
}

/** The fields of a mandate that have an initial value or may stay empty, folded. */
export function MandateDetailFields({ register, errors }: MandateDetailFieldsProps) {
  const order = errors?.order;
  return (
    <details className="group rounded-lg border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-semibold tracking-tight focus-visible:-outline-offset-2">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        More
      </summary>
      <div className="grid items-start gap-5 px-4 pt-1 pb-4 sm:grid-cols-2">
        <Field label="Service" error={errors?.service?.message}>
          <Input {...register('service')} autoComplete="off" />
        </Field>
        <Field label="Authorization Number" optional error={errors?.authorizationNumber?.message}>
          <Input {...register('authorizationNumber')} autoComplete="off" />
        </Field>
        <Field
          label="Notes"
          optional
          error={errors?.notes?.message}
          hint="Such as the room, or not during reading"
          className="sm:col-span-2"
        >
          <Textarea {...register('notes')} rows={2} />
        </Field>
        <fieldset className="grid min-w-0 items-start gap-5 rounded-lg border border-line p-4 sm:col-span-2 sm:grid-cols-2">
          <legend className="px-1 font-semibold tracking-tight">Written Order</legend>
          <Field label="Written On" optional error={order?.writtenOn?.message}>
            <DateInput {...register('order.writtenOn')} />
          </Field>
          <Field label="Practitioner" optional error={order?.practitioner?.message}>
            <Input {...register('order.practitioner')} autoComplete="off" />
          </Field>
          <Field label="NPI" optional error={order?.npi?.message}>
            <Input {...register('order.npi')} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label="Last Day of the Order" optional error={order?.until?.message}>
            <DateInput {...register('order.until')} />
          </Field>
          <Field label="What It Says" optional error={order?.says?.message} className="sm:col-span-2">
            <Input {...register('order.says')} autoComplete="off" />
          </Field>
        </fieldset>
      </div>
    </details>
  );
}
