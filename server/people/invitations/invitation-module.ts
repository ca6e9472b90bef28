import type { ServerModule } from '#server/platform/server-module.ts';
import { inviteRoutes } from './invite-routes.ts';

/** What invitations add to the server. */
export const invitationModule = {
  routes: [inviteRoutes],
  audited: {
    invites: { entity: 'invitation' },
  },
} satisfies ServerModule;
