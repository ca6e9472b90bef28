import type { PageOpening } from '#web/site/content/content-shapes.ts';
import type { Crumb } from '#web/site/parts/breadcrumb-trail.tsx';

/** Home, Services, and the page itself. */
export function serviceCrumbs(opening: PageOpening, path: string): Crumb[] {
  return [
    { href: '/', label: 'Home' },
    { href: '/services', label: 'Services' },
    { href: path, label: opening.eyebrow },
  ];
}
