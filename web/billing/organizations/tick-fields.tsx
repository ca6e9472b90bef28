import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { FieldError } from '#web/platform/ui/field.tsx';

interface TickFieldsProps<Value extends string> {
  legend: ReactNode;
  values: readonly Value[];
  textOf: (value: Value) => string;
  error: string | undefined;
  /** The field of the form, whose value is the list of what is ticked. */
  register: UseFormRegisterReturn;
}

/** A question with several answers, each with a checkbox. */
export function TickFields<Value extends string>({
  legend,
  values,
  textOf,
  error,
  register,
}: TickFieldsProps<Value>) {
  return (
    <fieldset className="min-w-0 sm:col-span-2" data-wrong={error ? '' : undefined}>
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {values.map((value) => (
          <Checkbox key={value} {...register} value={value} label={textOf(value)} />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
