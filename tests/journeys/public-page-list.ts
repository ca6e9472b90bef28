import { publicPages } from '#tests/setup/public-pages.ts';

/** Every page of the public site but the sign-in page. */
export const publicPaths: readonly string[] = publicPages.filter((path) => path !== '/auth');
