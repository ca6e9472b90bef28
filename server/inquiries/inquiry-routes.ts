import type { FastifyInstance } from 'fastify';
import { inquiryChange } from '#domain/inquiries/inquiry.ts';
import { requireOwner } from '#server/auth/require-owner.ts';
import type { Config } from '#server/config.ts';
import { routeDoc } from '#server/http/route-doc.ts';
import { parseBody, parseId } from '#server/http/validation.ts';
import { INQUIRY_NOT_FOUND, listInquiries, updateInquiry } from './inquiry-store.ts';

/** The owner's inbox of what families asked for through the website. */
export function inquiryRoutes(app: FastifyInstance, { config }: { config: Pick<Config, 'smtpUrl'> }): void {
  const isMailOn = config.smtpUrl !== undefined;

  app.get(
    '/api/consultation-requests',
    { onRequest: requireOwner, ...routeDoc(listing) },
    async (request, reply) => {
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
      return request.practice.caseload.write((queries) => updateInquiry(queries, id, change, { isMailOn }));
    },
  );
}

const listing = {
  summary: 'List consultation requests, newest first',
  access: 'owner',
} as const;

const changing = {
  summary: 'Change the state or the notes of a consultation request, or name the client made of it',
  access: 'owner',
  body: inquiryChange,
} as const;
