import type { ServerModule } from '#server/platform/server-module.ts';
import { websiteIdentityRoutes, websitePublicationRoutes } from './website-identity-routes.ts';

/** What the website's words and facts add to the server. */
export const websiteIdentityModule = {
  routes: [websiteIdentityRoutes, websitePublicationRoutes],
  audited: {
    'website-identity': { entity: 'practice' },
  },
} satisfies ServerModule;
