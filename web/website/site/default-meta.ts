import { countyKeyword, homeSettings } from './content/en/home-settings.ts';
import { canonical, descriptorsOf, metaFrom, type PageMeta } from './page-head.ts';

/*
 * The metadata of pages without their own settings, such as the app's screens: in English, and without the
 * website's texts, which every browser would otherwise load.
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
