import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { noteStates } from '#domain/caseload/sessions/note-status.ts';
import { documentChange, documentFilling, newDocument } from '#domain/clinical/documents/document.ts';
import { documentKinds } from '#domain/clinical/documents/document-sections.ts';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { assessmentBody } from '#server/platform/http/body-limits.ts';
import { clientIdFilter } from '#server/platform/http/list-filters.ts';
import { deleteOwn, getOwn } from '#server/platform/http/own-record.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated, replyList } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import { DOCUMENT_NOT_FOUND, documentOrder, getDocument, listDocuments } from './document-store.ts';
import { fillAgain } from './fill-document.ts';
import { listDueReports } from './list-due-reports.ts';
import { addDocument, changeDocument, removeDocument } from './save-document.ts';

/** The query parameters of the list of documents. */
const documentListQuery = z.object({
  ...pageFields,
  clientId: clientIdFilter,
  kind: z.optional(z.enum(documentKinds, 'Choose the kind of document')),
  state: z.optional(z.enum(noteStates, 'State must be draft, signed or withdrawn')),
});

const dueQuery = z.object({ until: requiredDay('Until must be a date like 2026-09-01') });

/** Routes for the documents of a therapist's clients. */
export function documentRoutes(app: FastifyInstance): void {
  app.get('/api/documents', routeDoc(listing), (request, reply) => {
    const { clientId, kind, state, ...page } = parseQuery(documentListQuery, request.query);
    return replyPage(request, reply, { order: documentOrder, page, reads: ['documents'] }, (queries, part) =>
      listDocuments(queries, { clientId, kind, state }, part),
    );
  });

  app.get('/api/documents/due', routeDoc(due), (request, reply) => {
    const { until } = parseQuery(dueQuery, request.query);
    const { today } = request.practice;
    const reads = ['plans', 'documents', 'clients', 'signed_documents'] as const;
    return replyList(request, reply, { reads }, async function* (queries) {
      yield await listDueReports(queries, { until, today });
    });
  });

  getOwn(app, own, { summary: 'One document' }, 'document');

  app.post('/api/documents', routeDoc(creating), async (request, reply) => {
    const document = parseBody(newDocument, request.body);
    const { practice } = request;
    return replyCreated(request, reply, {
      create: (queries) => addDocument(queries, document, practice),
      load: getDocument,
    });
  });

  app.put('/api/documents/:id', { ...assessmentBody, ...routeDoc(changing) }, (request) => {
    const id = parseId(request.params, DOCUMENT_NOT_FOUND);
    const change = parseBody(documentChange, request.body);
    const { caseload, settings } = request.practice;
    return caseload.write((queries) => changeDocument(queries, id, change, settings));
  });

  app.post('/api/documents/:id/fill', routeDoc(filling), (request) => {
    const id = parseId(request.params, DOCUMENT_NOT_FOUND);
    const { updatedAt } = parseBody(documentFilling, request.body);
    const { practice } = request;
    return practice.caseload.write((queries) => fillAgain(queries, id, updatedAt, practice));
  });

  deleteOwn(app, own, deleting, removeDocument);
}

const own = { url: '/api/documents/:id', missing: DOCUMENT_NOT_FOUND, load: getDocument } as const;

const listing = {
  summary: 'List documents without their content, latest period first',
  query: documentListQuery,
};

const due = {
  summary: 'Progress reports due by a day and neither signed nor waived, earliest first',
  query: dueQuery,
};

const creating = {
  summary: 'Begin a document, filled from the record; plan, days and title are suggested if omitted',
  body: newDocument,
  status: 201,
  refusals: {
    404: 'The client, the plan or the annual record is not there',
    409: 'The plan’s report for that due day was begun already',
  },
} as const;

const changing = {
  summary: 'Change fields of a draft document',
  body: documentChange,
  refusals: { 409: 'The document is signed or withdrawn, or was changed since it was seen' },
} as const;

const filling = {
  summary: 'Fill a draft again: figures are renewed, typed text stays',
  body: documentFilling,
  refusals: { 409: 'The document is signed or withdrawn, or was changed since it was seen' },
} as const;

const deleting = {
  summary: 'Delete a draft',
  refusals: { 409: 'It was signed and stays in the record' },
} as const;
