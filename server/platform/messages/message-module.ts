import { inWindows } from '#server/platform/http/paging.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseWrongMessages } from './archived-messages.ts';
import { messageRoutes } from './message-routes.ts';
import { listMessages, messageOrder } from './message-store.ts';

/** The server module of messages to families; what makes papers and mails of them is the billing wing's. */
export const messageModule = {
  routes: [messageRoutes],
  audited: { messages: { entity: 'message', isOfFamilies: true } },
  // An archive sends nothing: a mail that waits here is off there.
  lists: (queries) => ({
    messages: inWindows(messageOrder, undefined, (page) =>
      listMessages(queries, { isMailOn: false }, {}, page),
    ),
  }),
  checkArchive: refuseWrongMessages,
} satisfies ServerModule;
