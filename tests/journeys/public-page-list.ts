import { pageSettings } from '#web/site/content/page-settings.ts';

/** Every page of the public site but the sign-in page. */
export const publicPaths: readonly string[] = [
  ...Object.values(pageSettings).map(({ path }) => path),
  '/backlink-strategy',
];
