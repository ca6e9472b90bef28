import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

interface StatCardProps {
  title: string;
  value: ReactNode;
  caption?: ReactNode;
  /** The page with the counted records; if set, the whole card links there. */
  to?: string | undefined;
}

/** A small card with one figure and what it counts. */
export function StatCard({ title, value, caption, to }: StatCardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={clsx(
        'min-w-0 rounded-xl border border-line bg-surface px-4 py-3 shadow-card',
        to && 'relative transition-colors focus-within:border-primary hover:border-primary',
      )}
    >
      <h2 id={titleId} className="font-medium text-ink-muted text-sm max-sm:tracking-tight">
        {to ? (
          <Link to={to} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <p className="font-display font-semibold text-2xl text-ink tabular-nums leading-tight">{value}</p>
      {caption && <p className="text-ink-muted text-xs">{caption}</p>}
    </section>
  );
}
