import { pathInLanguage } from '#domain/platform/site-language.ts';
import type { PageSettings } from '#web/website/site/content/page-settings.ts';

/** The page settings that are translated. */
type PageWords = Pick<PageSettings, 'title' | 'description' | 'keywords'>;

/** Returns a page's Spanish settings: translated texts and the Spanish path. */
export function spanishPage<Page extends PageSettings>(page: Page, words: PageWords): Page {
  return { ...page, ...words, path: pathInLanguage(page.path, 'es') };
}
