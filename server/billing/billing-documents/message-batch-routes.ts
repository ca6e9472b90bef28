import type { FastifyInstance } from 'fastify';
import { newMessageBatch } from '#domain/billing/billing-documents/message-batch.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { requireConfirmed } from '#server/people/sign-in/require-confirmed.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import type { Delivery } from '#server/platform/mail/delivery.ts';
import type { MailSetup } from '#server/platform/mail/mail-setup.ts';
import { getMessage } from '#server/platform/messages/message-store.ts';
import { sendMessages } from './send-messages.ts';

interface Services {
  database: Database;
  mail: MailSetup;
  delivery: Delivery;
  publicIdentity: () => PracticeContact;
}

/** The route that mails papers and payment reminders to families. */
export function messageBatchRoutes(
  app: FastifyInstance,
  { database, mail, delivery, publicIdentity }: Services,
): void {
  // Mails carry the practice's name: not those of an account that the owner has not confirmed.
  const options = { onRequest: requireConfirmed, ...longTextBody, ...routeDoc(sending) };
  app.post('/api/messages/batch', options, async (request, reply) => {
    const { messages } = parseBody(newMessageBatch, request.body);
    const { settings, today } = request.practice;
    const outgoing = { isMailOn: await mail.isOn(database.read) };
    const practice = { settings, today, identity: publicIdentity(), ...outgoing };
    const sent = await replyCreated(request, reply, {
      create: (queries) => sendMessages(queries, messages, practice),
      load: (queries, id) => getMessage(queries, outgoing, id),
    });
    delivery.wake();
    return sent;
  });
}

const sending = {
  summary:
    'Mail papers and payment reminders to families, all or none. A paper is attached where the family has agreed to papers by mail',
  body: newMessageBatch,
  status: 201,
  refusals: {
    404: 'An invoice, a payment, a client or a paper is not there',
    409: 'A family has not agreed to papers by mail, a paper goes to no family, or a reminder was sent within the week',
    429: 'The daily limit of mails is reached',
  },
} as const;
