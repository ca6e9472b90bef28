import { countyKeyword, homeSettings } from './content/en/home-settings.ts';
import { canonical, descriptorsOf, metaFrom, type PageMeta } from './page-head.ts';

/*
 * What pages without settings of their own tell, the app's screens among them: English, and without the words of the
 * website, which would else come along to every browser.
 */

/** Settings of pages without their own: the practice's name, and the home page's texts. */
export const defaultMeta: PageMeta = metaFrom((facts) =>
  descriptorsOf({ ...homeSettings, title: '' }, { countyKeyword }, { ...facts, language: 'en' }),
);

/** The same as `defaultMeta`, for a public page that search engines must not list. */
export function unlistedMetaAt(path: string): PageMeta {
  return metaFrom((facts) => [
    ...descriptorsOf({ ...homeSettings, title: '' }, { countyKeyword }, { ...facts, language: 'en' }),
    ...canonical(path, facts),
    { name: 'robots', content: 'noindex, follow' },
  ]);
}
