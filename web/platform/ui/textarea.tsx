import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

/** A text box of several lines that grows with what is typed where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...rest}
      {...useFieldControl(rest)}
      className={clsx(
        controlStyles,
        'field-sizing-content h-auto py-2.5 md:h-auto',
        rows > 1 && 'min-h-24',
        className,
      )}
    />
  );
}
