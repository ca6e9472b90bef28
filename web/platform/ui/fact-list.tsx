import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A label and its value; facts without a value are left out. */
export type Fact = readonly [name: string, fact: ReactNode];

/** A list of labels and values; labels are unique. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl
      className={clsx(
        'grid grid-cols-1 gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]',
        className,
      )}
    >
      {facts.map(
        ([name, fact]) =>
          fact && (
            <div key={name} className="grid min-w-0 sm:contents">
              <dt className="text-ink-muted">{name}</dt>
              <dd className="min-w-0 whitespace-pre-wrap break-words text-ink">{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
