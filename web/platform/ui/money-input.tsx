import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** An amount in dollars and cents; the label must name the currency, because the sign in the box is decorative. */
export function MoneyInput({ className, ...rest }: Omit<ComponentProps<typeof Input>, 'type'>) {
  return (
    <span className={clsx('relative block', className)}>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-muted text-sm"
      >
        $
      </span>
      <Input {...rest} type="number" inputMode="decimal" step="0.01" min="0" className="pl-7 tabular-nums" />
    </span>
  );
}
