import { pageSettings } from '#web/website/site/content/en/page-settings.ts';

/** Public pages that ask search engines not to list them. */
export const unlistedPages: readonly string[] = ['/backlink-strategy', '/auth'];

/** The eleven public pages. */
export const publicPages: readonly string[] = [
  ...Object.values(pageSettings).map(({ path }) => path),
  ...unlistedPages,
];
