import { useSite } from './use-site.ts';

export interface Crumb {
  href: string;
  label: string;
}

/** The breadcrumbs from the home page to this one; the last entry is the page itself. */
export function BreadcrumbTrail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { breadcrumbLabel } = useSite().words.frame;
  return (
    <nav aria-label={breadcrumbLabel} className="print:hidden">
      <ol className="flex flex-wrap gap-x-2 text-sm">
        {crumbs.map(({ href, label }, index) => {
          const isHere = index === crumbs.length - 1;
          return (
            <li key={href} className="flex items-center gap-2">
              <a
                href={href}
                aria-current={isHere ? 'page' : undefined}
                className="inline-flex min-h-11 items-center hover:underline aria-[current]:font-semibold sm:min-h-6"
              >
                {label}
              </a>
              {!isHere && <span aria-hidden="true">/</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
