import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';

interface NoticeCardProps {
  label: string;
  icon: LucideIcon;
  tone: 'info' | 'warning';
  children: ReactNode;
  /** The action it suggests. */
  action?: ReactNode;
}

const toneStyles = {
  info: 'bg-info-soft text-info-ink',
  warning: 'bg-warning-soft text-warning-ink',
};

/** An important notice at the top of a page. */
export function NoticeCard({ label, icon: Icon, tone, children, action }: NoticeCardProps) {
  return (
    <Card
      aria-label={label}
      className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4 sm:px-5"
    >
      <div className="flex min-w-0 items-center gap-3">
        <span className={clsx('inline-flex rounded-lg p-2', toneStyles[tone])}>
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0">{children}</div>
      </div>
      {action}
    </Card>
  );
}
