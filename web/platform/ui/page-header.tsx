import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Usually a `BackLink`. */
  above?: ReactNode;
  /** The page's buttons, the primary one last. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** The buttons of a page: in a row, full width on phones, hidden in print. */
export const pageActionStyles = 'flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow print:hidden';

/** The top of every app page: its h1 and its actions. */
export function PageHeader({ title, description, above, actions, className }: PageHeaderProps) {
  return (
    <header className={clsx('mb-6 flex flex-col gap-3', className)}>
      {above && <div className="contents print:hidden">{above}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 wrap-anywhere">
          <h1 className="font-display font-semibold text-ink text-title">{title}</h1>
          {description && <p className="mt-1 text-ink-muted">{description}</p>}
        </div>
        {actions && <div className={pageActionStyles}>{actions}</div>}
      </div>
    </header>
  );
}
