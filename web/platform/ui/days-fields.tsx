import { type Day, isDay } from '#domain/platform/dates.ts';
import { DateInput } from './date-input.tsx';
import { Field } from './field.tsx';

/** A first and a last day, as typed. */
export interface TypedDays {
  from: Day;
  to: Day;
}

/** What is wrong with typed days, by their fields. */
interface DaysErrors {
  from?: string | undefined;
  to?: string | undefined;
}

/** Returns what is wrong with typed days; `faultOf` is asked about two whole days. */
export function daysErrors(days: TypedDays, faultOf: (days: TypedDays) => string | undefined): DaysErrors {
  const from = isDay(days.from) ? undefined : 'Please enter the first day';
  if (!isDay(days.to)) return { from, to: 'Please enter the last day' };
  return { from, to: from ? undefined : faultOf(days) };
}

export interface DaysFieldsProps {
  days: TypedDays;
  errors: DaysErrors;
  onChange: (days: TypedDays) => void;
}

/** The fields of a first and a last day. */
export function DaysFields({ days, errors, onChange }: DaysFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="From" error={errors.from}>
        <DateInput value={days.from} onChange={({ target }) => onChange({ ...days, from: target.value })} />
      </Field>
      <Field label="To" error={errors.to}>
        <DateInput value={days.to} onChange={({ target }) => onChange({ ...days, to: target.value })} />
      </Field>
    </div>
  );
}
