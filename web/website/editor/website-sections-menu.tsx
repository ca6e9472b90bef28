import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router';
import { type WebsiteSection, websiteSections } from '#domain/website/identity/website-sections.ts';

const { practice, therapist, prices, words, pictures, publishing } = websiteSections;

interface MenuSection extends Pick<WebsiteSection, 'path' | 'label'> {
  /** Further pages that belong to it. */
  below?: readonly string[];
}

const sections: readonly MenuSection[] = [
  practice,
  { ...therapist, below: ['/settings/website/team'] },
  { ...prices, below: ['/settings/website/services'] },
  words,
  pictures,
  { path: '/settings/website/pages', label: 'Pages' },
  { path: '/settings/website/spanish', label: 'Spanish' },
  { ...publishing, below: ['/settings/website/editions'] },
];

/** The sections of the website's settings. */
export function WebsiteSectionsMenu() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Website" className="flex flex-wrap gap-1">
      {sections.map(({ path, label, below = [] }) => {
        const isCurrent =
          path === practice.path
            ? pathname === path
            : [path, ...below].some((one) => `${pathname}/`.startsWith(`${one}/`));
        return (
          <Link
            key={path}
            to={path}
            aria-current={isCurrent ? 'page' : undefined}
            className={clsx(
              'inline-flex min-h-11 items-center rounded-lg px-3 font-medium text-sm transition-colors md:min-h-9',
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
