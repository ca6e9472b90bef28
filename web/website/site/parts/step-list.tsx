import { clsx } from 'clsx';
import type { Point } from '#web/website/site/content/content-shapes.ts';

const columns = { 1: '', 3: 'md:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' } as const;

interface StepListProps {
  steps: readonly Point[];
  across: keyof typeof columns;
}

/** Numbered steps, side by side if there is room; in a single column, each number is next to its step. */
export function StepList({ steps, across }: StepListProps) {
  const isColumn = across === 1;
  return (
    <ol className={`grid gap-4 sm:gap-8 ${columns[across]}`}>
      {steps.map((step, index) => (
        <li key={step.title} className={clsx('flex break-inside-avoid gap-5', !isColumn && 'sm:block')}>
          <span
            aria-hidden="true"
            className={clsx(
              'flex size-10 shrink-0 items-center justify-center rounded-lg bg-primary font-display font-semibold text-on-primary text-title print:bg-transparent print:text-ink',
              !isColumn && 'sm:mb-5 sm:size-14',
            )}
          >
            {index + 1}
          </span>
          <div>
            <h3 className="font-display font-semibold text-xl">{step.title}</h3>
            <p className={clsx('mt-1 sm:mt-2', !isColumn && 'text-ink-muted')}>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
