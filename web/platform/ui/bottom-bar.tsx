import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The bar at the end of a long page that is always visible; full width on small screens. */
export function BottomBar({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-bottom-bar=""
      className={clsx(
        'print:hidden sticky bottom-0 -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-line border-t bg-canvas px-4 py-4 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0',
        className,
      )}
      {...rest}
    />
  );
}
