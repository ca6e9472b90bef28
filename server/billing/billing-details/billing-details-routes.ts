import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { billingDetailsChange } from '#domain/billing/billing-details/billing-details.ts';
import { CLIENT_NOT_FOUND } from '#server/caseload/clients/client-store.ts';
import { idOrder, pageFields, replyPage } from '#server/platform/http/paging.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import { listBillingDetails } from './billing-details-store.ts';
import { billingDetailsOf, saveBillingDetails } from './save-billing-details.ts';

const billingDetailsQuery = z.object(pageFields);

/** Routes for the billing details of clients. */
export function billingDetailsRoutes(app: FastifyInstance): void {
  app.get('/api/billing-details', routeDoc(listing), (request, reply) => {
    const page = parseQuery(billingDetailsQuery, request.query);
    const traits = { order: idOrder, page, reads: ['billing_details'] } as const;
    return replyPage(request, reply, traits, listBillingDetails);
  });

  app.get('/api/clients/:id/billing-details', routeDoc(showing), async (request) => {
    const clientId = parseId(request.params, CLIENT_NOT_FOUND);
    const details = await billingDetailsOf(request.practice.caseload.read, clientId);
    request.practice.auditRead({ entity: 'client', entityId: clientId, clientId });
    return details;
  });

  app.put('/api/clients/:id/billing-details', routeDoc(saving), (request) => {
    const clientId = parseId(request.params, CLIENT_NOT_FOUND);
    const change = parseBody(billingDetailsChange, request.body);
    return request.practice.caseload.write((queries) => saveBillingDetails(queries, clientId, change));
  });
}

const listing = {
  summary: 'List the billing details of all clients who have any',
  query: billingDetailsQuery,
};

const showing = { summary: 'The billing details of a client, empty until something is saved' };

const saving = {
  summary: 'Save fields of a client’s billing details; fields that are left out stay as they are',
  body: billingDetailsChange,
  refusals: {
    409: 'They were changed since they were seen, or the children cannot be billed together',
  },
} as const;
