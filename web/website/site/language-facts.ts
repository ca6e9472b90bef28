import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { SiteFacts } from '#domain/website/pages/built-site.ts';
import { type SiteWords, siteWords } from './content/site-words.ts';

/** The site's data, with the language and the texts of a page. */
export interface LanguageFacts extends SiteFacts {
  language: SiteLanguage;
  words: SiteWords;
}

export function factsInLanguage(facts: SiteFacts, language: SiteLanguage): LanguageFacts {
  return { ...facts, language, words: siteWords[language] };
}
