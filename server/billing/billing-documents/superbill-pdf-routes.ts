import type { FastifyInstance } from 'fastify';
import { superbillOf } from '#domain/billing/billing-documents/superbill.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { BILLING_DOCUMENT_NOT_FOUND, getBillingDocument } from './billing-document-store.ts';

/** The route for a billing document as a PDF, drawn from its stored text. */
export function superbillPdfRoutes(app: FastifyInstance): void {
  app.get('/api/billing-documents/:id/pdf', routeDoc(printing), async (request, reply) => {
    const id = parseId(request.params, BILLING_DOCUMENT_NOT_FOUND);
    const { caseload, settings, auditRead } = request.practice;
    const document = await getBillingDocument(caseload.read, id);
    const { clientId, kind, number, voidedAt } = document;
    auditRead({ entity: 'billing-document', entityId: id, clientId });
    if (kind !== 'superbill') throw conflict('Only a superbill can be printed here');
    const voidedOn = voidedAt === null ? null : dayOf(voidedAt, settings.timeZone);
    const content = { bill: superbillOf(document), voidedOn };
    const file = await renderPdf(caseload.therapistId, { kind: 'superbill', content }, whileAsked(reply));
    return replyPdf(reply, `superbill-${number}.pdf`, file);
  });
}

const printing = {
  summary: 'A paper about money as a PDF, drawn from its stored text',
  answer: 'application/pdf',
  refusals: { 409: 'It is of a kind that has no PDF here' },
} as const;
