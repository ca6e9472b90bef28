import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { mandateChange, newMandate } from '#domain/billing/mandates/mandate.ts';
import { MANDATE_NOT_FOUND } from '#server/caseload/sessions/session-mandate.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import { clientIdFilter, idFilter } from '#server/platform/http/list-filters.ts';
import { deleteOwn, getOwn, putOwn } from '#server/platform/http/own-record.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseQuery } from '#server/platform/http/validation.ts';
import { getMandate, listMandates, mandateOrder } from './mandate-store.ts';
import { addMandate, changeMandate, removeMandate } from './save-mandate.ts';

const mandateListQuery = z.object({
  ...pageFields,
  clientId: clientIdFilter,
  planId: idFilter('The plan must be named by its number'),
  payerId: idFilter('The payer must be named by its number'),
  schoolId: idFilter('The school must be named by its number'),
});

/** Routes for the mandates of a therapist's clients. */
export function mandateRoutes(app: FastifyInstance): void {
  app.get('/api/mandates', routeDoc(listing), (request, reply) => {
    const { limit, cursor, ...filter } = parseQuery(mandateListQuery, request.query);
    const traits = { order: mandateOrder, page: { limit, cursor }, reads: ['mandates'] } as const;
    return replyPage(request, reply, traits, (queries, part) => listMandates(queries, filter, part));
  });

  getOwn(app, own, { summary: 'One mandate' }, 'mandate');

  app.post('/api/mandates', { ...longTextBody, ...routeDoc(creating) }, async (request, reply) => {
    const mandate = parseBody(newMandate, request.body);
    const { settings } = request.practice;
    return replyCreated(request, reply, {
      create: (queries) => addMandate(queries, mandate, settings),
      load: getMandate,
    });
  });

  putOwn(app, own, changing, (queries, before, change, { settings }) =>
    changeMandate(queries, before, change, settings),
  );
  deleteOwn(app, own, deleting, removeMandate);
}

const own = {
  url: '/api/mandates/:id',
  missing: MANDATE_NOT_FOUND,
  load: getMandate,
  limits: longTextBody,
} as const;

const listing = { summary: 'List mandates, the one that ends last first', query: mandateListQuery };

const creating = {
  summary:
    'Add a mandate to a plan or with a new one, with further ones of that plan, and count the named sessions toward them in the same step',
  body: newMandate,
  status: 201,
} as const;

const changing = {
  summary: 'Change fields of a mandate; sessions outside of its days no longer count toward it',
  body: mandateChange,
};

const deleting = {
  summary: 'Delete a mandate toward which no session counts',
  refusals: { 409: 'Sessions count toward it' },
} as const;
