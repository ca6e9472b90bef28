import { pathInLanguage } from '#domain/platform/site-language.ts';
import { useSite } from '#web/website/site/parts/use-site.ts';

export interface SiteLink {
  href: string;
  label: string;
}

/** Returns the links of header and footer, in the language of the page. */
export function useSiteLinks(): SiteLink[] {
  const { words, pathOf } = useSite();
  const { pageNames } = words.frame;
  return [
    { href: pathOf('/'), label: pageNames.home },
    { href: pathOf('/services'), label: pageNames.services },
    { href: pathOf('/about'), label: pageNames.about },
    { href: pathOf('/contact'), label: pageNames.contact },
  ];
}

/** Returns the value of `aria-current` for a link to the current page or a parent of it. */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  const isHome = pathInLanguage(href, 'en') === '/';
  return !isHome && path.startsWith(`${href}/`) ? 'true' : undefined;
}
