import type { ServerModule } from '#server/platform/server-module.ts';
import { savedPageRoutes } from './saved-page-routes.ts';

/** What the website's pages add to the API. */
export const pageModule = {
  routes: [savedPageRoutes],
} satisfies ServerModule;
