import type { FastifyInstance } from 'fastify';
import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import { estimateOf } from '#domain/billing/billing-documents/estimate.ts';
import { superbillOf } from '#domain/billing/billing-documents/superbill.ts';
import { dayOf, type TimeZone } from '#domain/platform/dates.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId } from '#server/platform/http/validation.ts';
import type { PdfDocument } from '#server/platform/pdf/pdf-document.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { BILLING_DOCUMENT_NOT_FOUND, getBillingDocument } from './billing-document-store.ts';

/** The route for a billing document as a PDF, drawn from its stored text. */
export function superbillPdfRoutes(app: FastifyInstance): void {
  app.get('/api/billing-documents/:id/pdf', routeDoc(printing), async (request, reply) => {
    const id = parseId(request.params, BILLING_DOCUMENT_NOT_FOUND);
    const { caseload, settings, auditRead } = request.practice;
    const document = await getBillingDocument(caseload.read, id);
    const { clientId, kind, number } = document;
    auditRead({ entity: 'billing-document', entityId: id, clientId });
    const pdf = pdfOf(document, settings.timeZone);
    const file = await renderPdf(caseload.therapistId, pdf, whileAsked(reply));
    return replyPdf(reply, `${kind}-${number}.pdf`, file);
  });
}

function pdfOf(document: BillingDocument, timeZone: TimeZone): PdfDocument {
  const { kind, voidedAt } = document;
  const voidedOn = voidedAt === null ? null : dayOf(voidedAt, timeZone);
  switch (kind) {
    case 'superbill':
      return { kind, content: { bill: superbillOf(document), voidedOn } };
    case 'estimate':
      return { kind, content: { estimate: estimateOf(document), voidedOn } };
    default:
      throw conflict('This paper cannot be printed here');
  }
}

const printing = {
  summary: 'A paper about money as a PDF, drawn from its stored text',
  answer: 'application/pdf',
  refusals: { 409: 'It is of a kind that has no PDF here' },
} as const;
