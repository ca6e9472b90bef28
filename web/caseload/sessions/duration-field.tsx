import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { DURATION_STEP_MINUTES } from '#domain/caseload/sessions/session-words.ts';
import { MINIMUM_DURATION_MINUTES } from '#domain/people/practice/default-practice-settings.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';

interface DurationFieldProps {
  /** The form's field, registered with `valueAsNumber`. */
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** In minutes. */
  shortest?: number;
  /** Buttons beside the input. */
  children?: ReactNode;
}

/** A field for a length in minutes. */
export function DurationField({
  field,
  error,
  shortest = MINIMUM_DURATION_MINUTES,
  children,
}: DurationFieldProps) {
  return (
    <Field label="Duration (minutes)" error={error}>
      <div className="flex gap-2">
        <Input type="number" inputMode="numeric" min={shortest} step={DURATION_STEP_MINUTES} {...field} />
        {children}
      </div>
    </Field>
  );
}
