import type { ServerModule } from '#server/platform/server-module.ts';
import { websitePictureRoutes } from './website-picture-routes.ts';

/** What the website's pictures add to the server. */
export const pictureModule = {
  scopes: [websitePictureRoutes],
} satisfies ServerModule;
