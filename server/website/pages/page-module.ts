import type { ServerModule } from '#server/platform/server-module.ts';
import { keptPageRoutes } from './kept-page-routes.ts';

/** What the website's pages add to the API. */
export const pageModule = {
  routes: [keptPageRoutes],
} satisfies ServerModule;
