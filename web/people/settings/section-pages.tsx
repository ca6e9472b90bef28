import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router';
import type { SectionPage } from './settings-section.ts';

interface SectionPagesProps {
  label: string;
  pages: readonly SectionPage[];
}

/** The pages of one section: below it in the list, or on small screens in lines of their own. */
export function SectionPages({ label, pages }: SectionPagesProps) {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={label}
      className="mt-3 flex flex-wrap gap-1 beside:mt-0 beside:mb-2 beside:ml-5 beside:flex-col beside:border-line beside:border-l beside:pl-2"
    >
      {pages.map(({ to, label, below = [] }) => {
        const isCurrent = pathname === to || below.some((path) => `${pathname}/`.startsWith(`${path}/`));
        return (
          <Link
            key={to}
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            className={clsx(
              'inline-flex min-h-11 items-center rounded-lg px-3 font-medium text-sm transition-colors beside:pointer-fine:min-h-9',
              isCurrent
                ? 'bg-primary-soft text-primary-ink'
                : 'text-ink-muted hover:bg-sunken hover:text-ink',
            )}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
