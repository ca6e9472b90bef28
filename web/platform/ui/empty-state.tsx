import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  description?: ReactNode;
  icon?: LucideIcon | undefined;
  action?: ReactNode;
}

/** Shown in place of an empty list, with the next step. */
export function EmptyState({ title, description, icon: Icon, action }: EmptyStateProps) {
  return (
    <div data-message="" className="flex flex-col items-center px-6 py-10 text-center">
      {Icon && (
        <span className="mb-3 inline-flex rounded-full bg-primary-soft p-3 text-primary-ink">
          <Icon aria-hidden="true" className="size-6" />
        </span>
      )}
      <p className="font-semibold text-ink">{title}</p>
      {description && <p className="mt-1 max-w-md text-balance text-ink-muted text-sm">{description}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
