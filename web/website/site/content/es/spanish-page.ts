import { pathInLanguage } from '#domain/platform/site-language.ts';
import type { PageSettings } from '#web/website/site/content/page-settings.ts';

/** What of a page's settings is words. */
type PageWords = Pick<PageSettings, 'title' | 'description' | 'keywords'>;

/** A page of the website as it stands in Spanish: its own words, at its own address. */
export function spanishPage<Page extends PageSettings>(page: Page, words: PageWords): Page {
  return { ...page, ...words, path: pathInLanguage(page.path, 'es') };
}
