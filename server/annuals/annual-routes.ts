import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { annualChange, newAnnual } from '#domain/annuals/annual.ts';
import { answerCreated } from '#server/http/answers.ts';
import { clientIdFilter, daysOfRange, rangeFields } from '#server/http/list-filters.ts';
import { answerPage, pageFields } from '#server/http/paging.ts';
import { parseBody, parseId, parseQuery } from '#server/http/validation.ts';
import { ANNUAL_NOT_FOUND, annualOrder, getAnnual, listAnnuals } from './annual-store.ts';
import { addAnnual, changeAnnual, removeAnnual } from './save-annual.ts';

/** The query parameters of the list of annual records. */
export const annualListQuery = z.object({ clientId: clientIdFilter, ...rangeFields, ...pageFields });

/** A therapist's annual records. Their invoices are made by the invoices, which link the two. */
export function annualRoutes(app: FastifyInstance): void {
  app.get('/api/annuals', async (request, reply) => {
    const { clientId, ...query } = parseQuery(annualListQuery, request.query);
    const filter = { clientId, ...daysOfRange(query, request.practice.settings.timeZone) };
    return answerPage(request, reply, annualOrder, query, ({ read }, page) =>
      listAnnuals(read, filter, page),
    );
  });

  app.get('/api/annuals/:id', async (request) => {
    const id = parseId(request.params, ANNUAL_NOT_FOUND);
    const annual = await getAnnual(request.practice.caseload.read, id);
    request.practice.noteRead({ entity: 'annual', entityId: id, clientId: annual.clientId });
    return annual;
  });

  app.post('/api/annuals', async (request, reply) => {
    const annual = parseBody(newAnnual, request.body);
    const { settings } = request.practice;
    return answerCreated(request, reply, (queries) => addAnnual(queries, annual, settings));
  });

  app.put('/api/annuals/:id', async (request) => {
    const id = parseId(request.params, ANNUAL_NOT_FOUND);
    const change = parseBody(annualChange, request.body);
    const { caseload, settings } = request.practice;
    return caseload.write((queries) => changeAnnual(queries, id, change, settings));
  });

  app.delete('/api/annuals/:id', async (request, reply) => {
    const id = parseId(request.params, ANNUAL_NOT_FOUND);
    await request.practice.caseload.write((queries) => removeAnnual(queries, id));
    return reply.code(204).send();
  });
}
