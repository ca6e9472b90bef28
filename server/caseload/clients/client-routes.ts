import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  BORN_IN_THE_FUTURE,
  clientChange,
  clientStatuses,
  isPastBirthDate,
  newClient,
} from '#domain/caseload/clients/client.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import { invalid, refuseStale } from '#server/platform/http/errors.ts';
import { searchFilter } from '#server/platform/http/list-filters.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import {
  CLIENT_NOT_FOUND,
  clientOrder,
  createClient,
  getClient,
  listClients,
  updateClient,
} from './client-store.ts';
import { deleteClient } from './delete-client.ts';

/** The query parameters of the client list. */
const clientListQuery = z.object({
  ...pageFields,
  search: searchFilter,
  status: z.optional(z.enum(clientStatuses, 'Status must be active or inactive')),
});

/** Routes for a therapist's clients. */
export function clientRoutes(app: FastifyInstance): void {
  app.get('/api/clients', routeDoc(listing), async (request, reply) => {
    const { status, search, ...page } = parseQuery(clientListQuery, request.query);
    return replyPage(request, reply, { order: clientOrder, page, reads: ['clients'] }, (queries, part) =>
      listClients(queries, { status, search }, part),
    );
  });

  app.get('/api/clients/:id', routeDoc(showing), async (request) => {
    const id = parseId(request.params, CLIENT_NOT_FOUND);
    const client = await getClient(request.practice.caseload.read, id);
    request.practice.auditRead({ entity: 'client', entityId: id, clientId: id });
    return client;
  });

  app.post('/api/clients', { ...longTextBody, ...routeDoc(creating) }, async (request, reply) => {
    const client = parseBody(newClient, request.body);
    if (!isPastBirthDate(client.dateOfBirth, request.practice.today)) throw invalid(BORN_IN_THE_FUTURE);
    return replyCreated(request, reply, {
      create: (queries) => createClient(queries, client),
      load: getClient,
    });
  });

  app.put('/api/clients/:id', { ...longTextBody, ...routeDoc(changing) }, async (request) => {
    const id = parseId(request.params, CLIENT_NOT_FOUND);
    const { updatedAt, ...change } = parseBody(clientChange, request.body);
    if (!isPastBirthDate(change.dateOfBirth, request.practice.today)) throw invalid(BORN_IN_THE_FUTURE);
    return request.practice.caseload.write(async (queries) => {
      const before = await getClient(queries, id);
      refuseStale(before, updatedAt);
      return updateClient(queries, before, change);
    });
  });

  app.delete('/api/clients/:id', routeDoc(deleting), async (request, reply) => {
    const id = parseId(request.params, CLIENT_NOT_FOUND);
    const { caseload, settings } = request.practice;
    await caseload.write((queries) => deleteClient(queries, id, settings.timeZone));
    return reply.code(204).send();
  });
}

const listing = {
  summary: 'List clients by last name; search matches name, email and phone',
  query: clientListQuery,
};

const showing = { summary: 'One client' };

const creating = {
  summary: 'Add a client',
  body: newClient,
  status: 201,
} as const;

const changing = {
  summary: 'Change fields of a client',
  body: clientChange,
};

const deleting = {
  summary:
    'Delete a client with all sessions, assessments, invoices and annual records; the record is sealed',
  status: 204,
  refusals: {
    409: 'Another child is billed with this client, or a payment or write-off of one counts for the other',
  },
} as const;
