import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

interface BackLinkProps {
  to: string;
  onClick?: ((event: MouseEvent) => void) | undefined;
  children: ReactNode;
}

/** The link from a detail page to its list. */
export function BackLink({ to, onClick, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-1.5 self-start rounded-sm font-medium text-ink-muted text-sm hover:text-primary max-md:-my-2.5 md:min-h-6 print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}
