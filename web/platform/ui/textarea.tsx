import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

/** A multi-line text box that grows with its content if the browser supports it. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...rest}
      {...useFieldControl(rest)}
      className={clsx(
        controlStyles,
        'field-sizing-content wrap-anywhere h-auto py-2.5 md:h-auto',
        rows > 1 && 'min-h-24',
        className,
      )}
    />
  );
}
