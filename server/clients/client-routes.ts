import type { FastifyInstance } from 'fastify';
import { BORN_IN_THE_FUTURE, clientChange, isBornBy, newClient } from '#domain/clients/client.ts';
import { answerCreated, answerList } from '#server/http/answers.ts';
import { invalid, refuseStale } from '#server/http/errors.ts';
import { parseBody, parseId } from '#server/http/validation.ts';
import { CLIENT_NOT_FOUND, createClient, getClient, listClients, updateClient } from './client-store.ts';

/** A therapist's clients. */
export function clientRoutes(app: FastifyInstance): void {
  app.get('/api/clients', (request, reply) => answerList(request, reply, ({ read }) => listClients(read)));

  app.get('/api/clients/:id', async (request) => {
    const id = parseId(request.params, CLIENT_NOT_FOUND);
    const client = await getClient(request.practice.caseload.read, id);
    request.practice.noteRead({ entity: 'client', entityId: id, clientId: id });
    return client;
  });

  app.post('/api/clients', async (request, reply) => {
    const client = parseBody(newClient, request.body);
    if (!isBornBy(client.dateOfBirth, request.practice.today)) throw invalid(BORN_IN_THE_FUTURE);
    return answerCreated(request, reply, (queries) => createClient(queries, client));
  });

  app.put('/api/clients/:id', async (request) => {
    const id = parseId(request.params, CLIENT_NOT_FOUND);
    const { updatedAt, ...change } = parseBody(clientChange, request.body);
    if (!isBornBy(change.dateOfBirth, request.practice.today)) throw invalid(BORN_IN_THE_FUTURE);
    return request.practice.caseload.write(async (queries) => {
      refuseStale(await getClient(queries, id), updatedAt);
      return updateClient(queries, id, change);
    });
  });
}
