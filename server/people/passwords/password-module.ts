import type { ServerModule } from '#server/platform/server-module.ts';
import { passwordRoutes } from './password-routes.ts';

/** What passwords add to the server. */
export const passwordModule = {
  routes: [passwordRoutes],
} satisfies ServerModule;
