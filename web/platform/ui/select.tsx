import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

/**
 * A styled native select: typing finds an option, phones show their wheel, and it works without scripts. For long
 * lists use the combobox.
 */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative block', className)}>
      <select
        {...rest}
        {...useFieldControl(rest)}
        className={clsx(controlStyles, 'cursor-pointer appearance-none truncate pr-9')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-muted"
      />
    </span>
  );
}
