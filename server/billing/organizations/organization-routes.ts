import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { newOrganization, organizationChange } from '#domain/billing/organizations/organization.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import { deleteOwn, putOwn } from '#server/platform/http/own-record.ts';
import { idOrder, pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import { getOrganization, listOrganizations, ORGANIZATION_NOT_FOUND } from './organization-store.ts';
import { addOrganization, changeOrganization, removeOrganization } from './save-organization.ts';

const organizationListQuery = z.object(pageFields);

/** Routes for the schools and payers of a therapist. */
export function organizationRoutes(app: FastifyInstance): void {
  app.get('/api/organizations', routeDoc(listing), (request, reply) => {
    const page = parseQuery(organizationListQuery, request.query);
    const traits = { order: idOrder, page, reads: ['organizations'] } as const;
    return replyPage(request, reply, traits, listOrganizations);
  });

  app.get('/api/organizations/:id', routeDoc({ summary: 'One school or payer' }), async (request) =>
    getOrganization(request.practice.caseload.read, parseId(request.params, ORGANIZATION_NOT_FOUND)),
  );

  app.post('/api/organizations', { ...longTextBody, ...routeDoc(creating) }, async (request, reply) => {
    const organization = parseBody(newOrganization, request.body);
    return replyCreated(request, reply, {
      create: (queries) => addOrganization(queries, organization),
      load: getOrganization,
    });
  });

  putOwn(app, own, changing, changeOrganization);
  deleteOwn(app, own, deleting, removeOrganization);
}

const own = {
  url: '/api/organizations/:id',
  missing: ORGANIZATION_NOT_FOUND,
  load: getOrganization,
  limits: longTextBody,
} as const;

const listing = { summary: 'List schools and payers', query: organizationListQuery };

const creating = { summary: 'Add a school or payer', body: newOrganization, status: 201 } as const;

const changing = {
  summary: 'Change fields of a school or payer',
  body: organizationChange,
  refusals: { 409: 'Mandates need its contract, or schools belong to it' },
} as const;

const deleting = {
  summary: 'Delete a school or payer with its closings',
  refusals: { 409: 'Mandates, schools, bills or payments name it' },
} as const;
