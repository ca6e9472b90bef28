import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { fieldErrorSignStyles, fieldErrorStyles } from './control-styles.ts';
import { FieldContext } from './field-context.ts';

interface FieldProps {
  label: ReactNode;
  /** Hides the label visually. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  /** The message below the control, which is then marked invalid and described by it. */
  error?: string | undefined;
  /** Shows "Optional" next to the label, or another text. */
  optional?: boolean | string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, control, hint and error, connected for screen readers. */
export function Field({ label, hideLabel, hint, error, optional, className, children }: FieldProps) {
  const controlId = useId();
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error) }}>
      <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
        <div
          className={clsx('flex flex-wrap items-baseline justify-between gap-x-3', hideLabel && 'sr-only')}
        >
          <label htmlFor={controlId} className="font-medium text-ink text-sm">
            {label}
          </label>
          {optional && (
            <span className="text-ink-muted text-xs">{optional === true ? 'Optional' : optional}</span>
          )}
        </div>
        {children}
        {hint && (
          <p id={hintId} className="text-ink-muted text-sm">
            {hint}
          </p>
        )}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </FieldContext>
  );
}

/** An error under a control or a group of controls. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={fieldErrorStyles}>
      <CircleAlert aria-hidden="true" className={fieldErrorSignStyles} />
      {children}
    </p>
  );
}
