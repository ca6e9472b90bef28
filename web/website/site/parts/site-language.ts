import { useLocation } from 'react-router';
import { languageOfPath, pathInLanguage, type SiteLanguage } from '#domain/platform/site-language.ts';
import { type SiteWords, siteWords } from '#web/website/site/content/site-words.ts';

/** The language of the page that is shown, by its path. */
export function useSiteLanguage(): SiteLanguage {
  return languageOfPath(useLocation().pathname);
}

/** The website's own words in the language of the page. */
export function useSiteWords(): SiteWords {
  return siteWords[useSiteLanguage()];
}

/** Returns a function that gives the path of a page in the language of the current page, for links. */
export function useSitePath(): (path: string) => string {
  const language = useSiteLanguage();
  return (path) => pathInLanguage(path, language);
}
