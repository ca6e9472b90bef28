import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface RadioGroupProps {
  legend: ReactNode;
  /** In a row instead of stacked. */
  inline?: boolean | undefined;
  children: ReactNode;
}

/** A question with a few answers; children are `Radio`. */
export function RadioGroup({ legend, inline, children }: RadioGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-ink text-sm">{legend}</legend>
      <div className={clsx('flex gap-x-5 gap-y-1', inline ? 'flex-wrap' : 'flex-col')}>{children}</div>
    </fieldset>
  );
}

/** One answer; all radios of a group share one `name`. */
export function Radio({ label, className, ...rest }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label className={clsx('flex min-h-11 cursor-pointer items-center gap-3 text-sm md:min-h-8', className)}>
      <input
        {...rest}
        type="radio"
        className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface transition-colors checked:border-[0.375rem] checked:border-primary hover:border-primary disabled:cursor-not-allowed disabled:opacity-60"
      />
      {label}
    </label>
  );
}
