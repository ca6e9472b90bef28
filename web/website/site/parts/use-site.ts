import { useLocation, useRouteLoaderData } from 'react-router';
import { languageOfPath, pathInLanguage } from '#domain/platform/site-language.ts';
import type { SiteFacts } from '#domain/website/pages/built-site.ts';
import { factsInLanguage } from '#web/website/site/language-facts.ts';

/**
 * Returns what parts of a page show: the data of the site, such as the practice's public identity, the language of the
 * page, by its path, the website's own texts in it, and a function that returns the path of a page in it, for links.
 */
export function useSite() {
  const { pathname } = useLocation();
  const facts = useRouteLoaderData<SiteFacts>('root');
  if (!facts) throw new Error('The practice is only known inside the pages of the site');
  const language = languageOfPath(pathname);
  const pathOf = (path: string) => pathInLanguage(path, language);
  return { ...factsInLanguage(facts, language), pathOf };
}
