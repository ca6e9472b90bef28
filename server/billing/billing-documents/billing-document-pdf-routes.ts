import type { FastifyInstance } from 'fastify';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { BILLING_DOCUMENT_NOT_FOUND, getBillingDocument } from './billing-document-store.ts';
import { printedPaper } from './printed-paper.ts';

/** The route for a billing document as a PDF, drawn from its stored text. */
export function billingDocumentPdfRoutes(app: FastifyInstance): void {
  app.get('/api/billing-documents/:id/pdf', routeDoc(printing), async (request, reply) => {
    const id = parseId(request.params, BILLING_DOCUMENT_NOT_FOUND);
    const { caseload, settings, auditRead } = request.practice;
    const document = await getBillingDocument(caseload.read, id);
    auditRead({ entity: 'billing-document', entityId: id, clientId: document.clientId });
    const { pdf, fileName } = printedPaper(document, settings.timeZone);
    return replyPdf(reply, fileName, await renderPdf(caseload.therapistId, pdf, whileAsked(reply)));
  });
}

const printing = {
  summary: 'A paper about money as a PDF, drawn from its stored text',
  answer: 'application/pdf',
} as const;
