import type { SiteLanguage } from '#domain/platform/site-language.ts';
import { type SiteWords, siteWords } from './content/site-words.ts';
import type { SiteFacts } from './parts/public-identity-context.ts';

/** What the site knows, and the language and words in which a page says it. */
export interface SpokenFacts extends SiteFacts {
  language: SiteLanguage;
  words: SiteWords;
}

export function spokenFacts(facts: SiteFacts, language: SiteLanguage): SpokenFacts {
  return { ...facts, language, words: siteWords[language] };
}
