import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '#server/platform/database/connection.ts';
import { clientIdFilter } from '#server/platform/http/list-filters.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseQuery } from '#server/platform/http/validation.ts';
import type { MailSetup } from '#server/platform/mail/mail-setup.ts';
import { listMessages, messageOrder, outboxVersion } from './message-store.ts';

const messageListQuery = z.object({ ...pageFields, clientId: clientIdFilter });

/** The routes for what families were sent, and whether anything can be. */
export function messageRoutes(
  app: FastifyInstance,
  { database, mail }: { database: Database; mail: MailSetup },
): void {
  app.get(
    '/api/messages/outgoing',
    routeDoc({ summary: 'Say whether the program sends mail' }),
    async () => ({
      isMailOn: await mail.isOn(database.read),
    }),
  );

  app.get('/api/messages', routeDoc(listing), async (request, reply) => {
    const { limit, cursor, ...filter } = parseQuery(messageListQuery, request.query);
    const outgoing = { isMailOn: await mail.isOn(database.read) };
    const traits = {
      order: messageOrder,
      page: { limit, cursor },
      reads: ['messages'],
      // A mail is tried again without a change of the message.
      validFor: await outboxVersion(request.practice.caseload.read, outgoing),
    } as const;
    return replyPage(request, reply, traits, (queries, part) =>
      listMessages(queries, outgoing, filter, part),
    );
  });
}

const listing = {
  summary: 'List what families were sent, the latest first, and how far each mail is',
  query: messageListQuery,
};
