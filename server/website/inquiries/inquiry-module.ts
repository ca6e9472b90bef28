import type { ServerModule } from '#server/platform/server-module.ts';
import { inquiryFormRoutes } from './inquiry-form-routes.ts';
import { inquiryRoutes } from './inquiry-routes.ts';

/** What inquiries add to the server. */
export const inquiryModule = {
  openScopes: [inquiryFormRoutes],
  routes: [inquiryRoutes],
  audited: {
    'consultation-requests': { entity: 'inquiry', isOfFamilies: true },
  },
} satisfies ServerModule;
