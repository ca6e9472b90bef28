import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A setting that takes effect at once, without a save button. */
export function Switch({ label, hint, id, className, ...rest }: SwitchProps) {
  const made = useId();
  const switchId = id ?? made;
  return (
    <div className={clsx('flex min-h-11 items-center justify-between gap-4 md:min-h-8', className)}>
      <div className="min-w-0">
        <label htmlFor={switchId} className="font-medium text-ink text-sm">
          {label}
        </label>
        {hint && (
          <p id={`${switchId}-hint`} className="text-ink-muted text-sm">
            {hint}
          </p>
        )}
      </div>
      <span className="relative inline-flex h-6 w-11 shrink-0">
        <input
          {...rest}
          id={switchId}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is on
          role="switch"
          aria-describedby={hint ? `${switchId}-hint` : undefined}
          className="peer h-6 w-11 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:opacity-60"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-line-strong transition-transform peer-checked:translate-x-5 peer-checked:bg-on-primary"
        />
      </span>
    </div>
  );
}
