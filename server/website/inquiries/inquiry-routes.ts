import type { FastifyInstance } from 'fastify';
import { inquiryChange } from '#domain/website/inquiries/inquiry.ts';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId } from '#server/platform/http/validation.ts';
import type { MailSetup } from '#server/platform/mail/mail-setup.ts';
import { INQUIRY_NOT_FOUND, listInquiries, updateInquiry } from './inquiry-store.ts';

/** Routes for the owner's inbox of inquiries from the website. */
export function inquiryRoutes(
  app: FastifyInstance,
  { database, mail }: { database: Database; mail: MailSetup },
): void {
  app.get(
    '/api/consultation-requests',
    { onRequest: requireOwner, ...routeDoc(listing) },
    async (request, reply) => {
      const isMailOn = await mail.isOn(database.read);
      const inquiries = await listInquiries(request.practice.caseload.read, { isMailOn });
      return reply.header('cache-control', 'private, no-store').send(inquiries);
    },
  );

  app.put(
    '/api/consultation-requests/:id',
    { onRequest: requireOwner, ...routeDoc(changing) },
    async (request) => {
      const id = parseId(request.params, INQUIRY_NOT_FOUND);
      const change = parseBody(inquiryChange, request.body);
      const isMailOn = await mail.isOn(database.read);
      return request.practice.caseload.write((queries) => updateInquiry(queries, id, change, { isMailOn }));
    },
  );
}

const listing = {
  summary: 'List consultation requests and messages from schools, newest first',
  access: 'owner',
} as const;

const changing = {
  summary: 'Change an inquiry’s state or notes, or link the client made from it',
  access: 'owner',
  body: inquiryChange,
  refusals: { 409: 'The inquiry was changed meanwhile, or a client would be made of a school' },
} as const;
