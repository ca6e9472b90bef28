import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  billingDocumentVoid,
  newBillingDocument,
} from '#domain/billing/billing-documents/billing-document.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import { clientIdFilter } from '#server/platform/http/list-filters.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import { expectPdf } from '#server/platform/pdf/render-pdf.ts';
import {
  BILLING_DOCUMENT_NOT_FOUND,
  billingDocumentOrder,
  getBillingDocument,
  listBillingDocuments,
  voidBillingDocument,
} from './billing-document-store.ts';
import { makeEstimate } from './make-estimate.ts';
import { makeSuperbill } from './make-superbill.ts';

const documentListQuery = z.object({ ...pageFields, clientId: clientIdFilter });

/** Routes for superbills, estimates and other papers about money, which stay as they were made. */
export function billingDocumentRoutes(
  app: FastifyInstance,
  { publicIdentity }: { publicIdentity: () => PracticeContact },
): void {
  app.get('/api/billing-documents', routeDoc(listing), (request, reply) => {
    const { limit, cursor, ...filter } = parseQuery(documentListQuery, request.query);
    const traits = {
      order: billingDocumentOrder,
      page: { limit, cursor },
      reads: ['billing_documents'],
    } as const;
    return replyPage(request, reply, traits, (queries, part) => listBillingDocuments(queries, filter, part));
  });

  app.get('/api/billing-documents/:id', routeDoc(showing), async (request) => {
    const id = parseId(request.params, BILLING_DOCUMENT_NOT_FOUND);
    const document = await getBillingDocument(request.practice.caseload.read, id);
    const { clientId } = document;
    request.practice.auditRead({ entity: 'billing-document', entityId: id, clientId });
    expectPdf();
    return document;
  });

  app.post('/api/billing-documents', { ...longTextBody, ...routeDoc(creating) }, (request, reply) => {
    const requested = parseBody(newBillingDocument, request.body);
    const { settings, today } = request.practice;
    const practice = { settings, today, identity: publicIdentity() };
    return replyCreated(request, reply, {
      create: (queries) =>
        requested.kind === 'superbill'
          ? makeSuperbill(queries, requested, practice)
          : makeEstimate(queries, requested, practice),
      load: getBillingDocument,
    });
  });

  app.post('/api/billing-documents/:id/void', routeDoc(voiding), (request) => {
    const id = parseId(request.params, BILLING_DOCUMENT_NOT_FOUND);
    const { reason } = parseBody(billingDocumentVoid, request.body);
    return request.practice.caseload.write(async (queries) =>
      voidBillingDocument(queries, await getBillingDocument(queries, id), reason),
    );
  });
}

const listing = {
  summary: 'List papers about money as they left the practice, the latest number first',
  query: documentListQuery,
};

const showing = { summary: 'One paper about money, with its text' };

const creating = {
  summary:
    'Make a superbill or a good faith estimate over some days. Without visits or lines, those of the draft are on it; it is never changed',
  body: newBillingDocument,
  status: 201,
  refusals: {
    404: 'The client or the paper that is replaced is not there',
    409: 'Something is missing that the paper must say',
  },
} as const;

const voiding = {
  summary: 'Void a paper: what it says stays, marked as void',
  body: billingDocumentVoid,
  refusals: { 409: 'It is void already, or a copy that was sent' },
};
