import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

const tones = {
  primary: 'bg-primary-soft text-primary-ink',
  accent: 'bg-accent-soft text-accent-ink',
  warning: 'bg-warning-soft text-warning-ink',
  info: 'bg-info-soft text-info-ink',
  success: 'bg-success-soft text-success-ink',
  danger: 'bg-danger-soft text-danger-ink',
};

interface StatCardProps {
  title: string;
  value: ReactNode;
  caption?: ReactNode;
  icon?: LucideIcon | undefined;
  tone?: keyof typeof tones | undefined;
  /** The page with the counted records; if set, the whole card links there. */
  to?: string | undefined;
}

/** A card with one figure and what it counts. */
export function StatCard({ title, value, caption, icon: Icon, tone = 'primary', to }: StatCardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={clsx(
        'min-w-0 rounded-xl border border-line bg-surface p-3.5 shadow-card sm:p-5',
        to && 'relative transition-colors focus-within:border-primary hover:border-primary',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id={titleId} className="font-medium text-ink-muted text-sm max-sm:tracking-tight">
          {to ? (
            <Link to={to} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {Icon && (
          <span className={clsx('hidden rounded-lg p-2 sm:inline-flex', tones[tone])}>
            <Icon aria-hidden="true" className="size-5" />
          </span>
        )}
      </div>
      <p className="mt-1 font-display font-semibold text-3xl text-ink tabular-nums leading-tight">{value}</p>
      {caption && <p className="mt-1 text-ink-muted text-xs sm:text-sm">{caption}</p>}
    </section>
  );
}
