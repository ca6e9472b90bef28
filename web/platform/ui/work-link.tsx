import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

interface WorkLinkProps {
  to: string;
  icon: LucideIcon;
  children: string;
}

/** A short label of work to do, linking to it. */
export function WorkLink({ to, icon: Icon, children }: WorkLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm font-medium text-sm text-warning-ink underline-offset-4 hover:underline md:min-h-8"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {children}
      <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
    </Link>
  );
}
