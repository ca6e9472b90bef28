import type { ServerModule } from '#server/platform/server-module.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passkeySignInRoutes } from './passkey-sign-in-routes.ts';

/** What passkeys add to the server. */
export const passkeyModule = {
  openRoutes: [passkeySignInRoutes],
  routes: [passkeyRoutes],
  audited: {
    passkeys: { entity: 'passkey' },
  },
} satisfies ServerModule;
