import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { annualChange, newAnnual } from '#domain/billing/annuals/annual.ts';
import { clientIdFilter, daysOfRange, rangeFields } from '#server/platform/http/list-filters.ts';
import { deleteOwn, getOwn, putOwn } from '#server/platform/http/own-record.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseQuery } from '#server/platform/http/validation.ts';
import { ANNUAL_NOT_FOUND, annualOrder, getAnnual, listAnnuals } from './annual-store.ts';
import { addAnnual, changeAnnual, removeAnnual } from './save-annual.ts';

/** The query parameters of the list of annual records. */
const annualListQuery = z.object({ ...pageFields, ...rangeFields, clientId: clientIdFilter });

/** Routes for a therapist's annual records. The invoice routes create their invoices and link both. */
export function annualRoutes(app: FastifyInstance): void {
  app.get('/api/annuals', routeDoc(listing), async (request, reply) => {
    const { clientId, from, to, ...page } = parseQuery(annualListQuery, request.query);
    const filter = { clientId, ...daysOfRange({ from, to }, request.practice.settings.timeZone) };
    return replyPage(request, reply, { order: annualOrder, page, reads: ['annuals'] }, (queries, part) =>
      listAnnuals(queries, filter, part),
    );
  });

  getOwn(app, own, showing, 'annual');

  app.post('/api/annuals', routeDoc(creating), async (request, reply) => {
    const annual = parseBody(newAnnual, request.body);
    const { settings } = request.practice;
    return replyCreated(request, reply, {
      create: (queries) => addAnnual(queries, annual, settings),
      load: getAnnual,
    });
  });

  putOwn(app, own, changing, (queries, before, change, { settings }) =>
    changeAnnual(queries, before, change, settings),
  );
  deleteOwn(app, own, deleting, (queries, annual, { settings }) =>
    removeAnnual(queries, annual, settings.timeZone),
  );
}

const own = { url: '/api/annuals/:id', missing: ANNUAL_NOT_FOUND, load: getAnnual } as const;

const listing = {
  summary: 'List annual records, latest date first',
  query: annualListQuery,
};

const showing = { summary: 'One annual record' };

const creating = {
  summary: 'Add an annual record; to bill it, issue an invoice with its id in annualIds',
  body: newAnnual,
  status: 201,
} as const;

const changing = {
  summary: 'Change fields of an annual record',
  body: annualChange,
  refusals: { 409: 'It is on an invoice or of a document, and would move to another client' },
};

const deleting = {
  summary: 'Delete an annual record; it is sealed',
  status: 204,
  refusals: { 409: 'It is on an invoice, or a document belongs to it' },
} as const;
