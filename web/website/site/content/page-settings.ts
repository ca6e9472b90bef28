/** A page's settings for search engines and for apps in which it is shared. */
export interface PageSettings {
  path: string;
  /** Without the practice's name, which the page's title adds. */
  title: string;
  /** Without the service area, which the page's description adds. */
  description: string;
  keywords: string;
  type: 'website' | 'profile';
  /** The path of the share image, 1200 by 630. */
  image: string;
}

/** Returns the settings of a page, with its share image: that of the last part of its path. */
export function settingsOf<Words extends Omit<PageSettings, 'type' | 'image'>>(
  words: Words,
  type: PageSettings['type'] = 'website',
) {
  return { ...words, type, image: `/share/${words.path.split('/').at(-1) || 'home'}.png` };
}
