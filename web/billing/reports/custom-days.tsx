import { useState } from 'react';
import { type Day, isDay } from '#domain/platform/dates.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';

interface CustomDaysProps {
  from: Day;
  to: Day;
  /** Called with two days in order only. */
  onChange: (from: Day, to: Day) => void;
}

/** The first and last day of a report. A partly typed date stays in the field until it is complete. */
export function CustomDays({ from, to, onChange }: CustomDaysProps) {
  const [typed, setTyped] = useState({ from, to });
  const areDays = isDay(typed.from) && isDay(typed.to);
  const error = areDays && typed.from > typed.to ? 'The last day must not be before the first' : undefined;

  function type(changes: Partial<typeof typed>): void {
    const next = { ...typed, ...changes };
    setTyped(next);
    if (isDay(next.from) && isDay(next.to) && next.from <= next.to) onChange(next.from, next.to);
  }

  return (
    <div className="flex flex-wrap items-start gap-3 max-sm:w-full">
      <Field label="From" className="max-sm:flex-1">
        <DateInput value={typed.from} onChange={(event) => type({ from: event.target.value })} />
      </Field>
      <Field label="To" error={error} className="max-sm:flex-1">
        <DateInput value={typed.to} onChange={(event) => type({ to: event.target.value })} />
      </Field>
    </div>
  );
}
