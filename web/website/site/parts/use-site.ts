import { useLocation, useRouteLoaderData } from 'react-router';
import { languageOfPath, pathInLanguage } from '#domain/platform/site-language.ts';
import type { SiteFacts } from '#domain/website/pages/built-site.ts';
import { siteWords } from '#web/website/site/content/site-words.ts';

/** Returns the data that every page of the site has. */
export function useSiteFacts(): SiteFacts {
  const facts = useRouteLoaderData<SiteFacts>('root');
  if (!facts) throw new Error('The practice is only known inside the pages of the site');
  return facts;
}

/**
 * Returns what a part of a page shows: the practice's public identity (name, therapist, phone, hours), the language of
 * the page, by its path, the website's own texts in it, and a function that returns the path of a page in it, for links.
 */
export function useSite() {
  const { identity } = useSiteFacts();
  const language = languageOfPath(useLocation().pathname);
  const pathOf = (path: string) => pathInLanguage(path, language);
  return { identity, language, words: siteWords[language], pathOf };
}
