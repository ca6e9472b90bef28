import { useLocation } from 'react-router';
import { languageOfPath, pathInLanguage, type SiteLanguage } from '#domain/platform/site-language.ts';
import { type SiteWords, siteWords } from '#web/website/site/content/site-words.ts';

/** Returns the language of the current page, by its path. */
export function useSiteLanguage(): SiteLanguage {
  return languageOfPath(useLocation().pathname);
}

/** Returns the website's own texts in the language of the page. */
export function useSiteWords(): SiteWords {
  return siteWords[useSiteLanguage()];
}

/** Returns a function that returns the path of a page in the language of the current page, for links. */
export function useSitePath(): (path: string) => string {
  const language = useSiteLanguage();
  return (path) => pathInLanguage(path, language);
}
