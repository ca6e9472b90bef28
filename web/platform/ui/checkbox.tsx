import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';
import { useFieldControl } from './field-context.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({ label, hideLabel, hint, error, className, ...rest }: CheckboxProps) {
  const made = useId();
  const wiring = useFieldControl(rest);
  const id = wiring.id ?? made;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 text-ink text-sm md:min-h-6">
        <CheckboxMark
          {...rest}
          id={id}
          aria-describedby={describedBy || wiring['aria-describedby']}
          aria-invalid={error ? true : wiring['aria-invalid']}
        />
        <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-8 text-ink-muted text-sm">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The checkbox alone, for rows with their own label. */
export function CheckboxMark({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <span className={clsx('relative inline-flex size-5 shrink-0', className)}>
      <input
        {...rest}
        type="checkbox"
        className="peer size-5 cursor-pointer appearance-none rounded-sm border border-line-strong bg-surface transition-colors checked:border-primary checked:bg-primary hover:border-primary disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger"
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute inset-0.5 hidden size-4 text-on-primary peer-checked:block"
      />
    </span>
  );
}
