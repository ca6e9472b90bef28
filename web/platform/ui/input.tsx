import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

/**
 * A one-line text box; inside a Field it takes the field's id, hint and error. A number does not change by scrolling over
 * it: browsers change only the number that has the focus.
 */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      onWheel={type === 'number' ? (event) => event.currentTarget.blur() : undefined}
      {...rest}
      {...useFieldControl(rest)}
      className={clsx(controlStyles, 'read-only:bg-sunken', className)}
    />
  );
}
