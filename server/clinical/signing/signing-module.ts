import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseAlteredTexts } from './archived-signatures.ts';
import { signingProfileRoutes } from './signing-profile-routes.ts';
import { signingRoutes } from './signing-routes.ts';

/** What signing adds to the server. */
export const signingModule = {
  routes: [signingProfileRoutes, signingRoutes],
  audited: {
    'signing-profile': { entity: 'account' },
    'signed-documents': { entity: 'signed-document', isOfFamilies: true },
  },
  checkArchive: refuseAlteredTexts,
} satisfies ServerModule;
