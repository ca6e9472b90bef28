import type { FastifyInstance } from 'fastify';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { getPayment, PAYMENT_NOT_FOUND } from './payment-store.ts';
import { readReceiptPaper } from './read-receipt-paper.ts';

/** The route for the receipt of a payment as a PDF. */
export function receiptRoutes(
  app: FastifyInstance,
  { publicIdentity }: { publicIdentity: () => PracticeContact },
): void {
  app.get('/api/payments/:id/receipt/pdf', routeDoc(printing), async (request, reply) => {
    const id = parseId(request.params, PAYMENT_NOT_FOUND);
    const { caseload, settings, auditRead } = request.practice;
    const payment = await getPayment(caseload.read, id);
    auditRead({ entity: 'payment', entityId: id, clientId: payment.clientId });
    const content = await readReceiptPaper(caseload.read, payment, { settings, identity: publicIdentity() });
    const file = await renderPdf(caseload.therapistId, { kind: 'receipt', content }, whileAsked(reply));
    return replyPdf(reply, `receipt-${id}.pdf`, file);
  });
}

const printing = {
  summary: 'The receipt of a payment as a PDF, with the services it paid',
  answer: 'application/pdf',
  refusals: { 400: 'It is a refund or a write-off', 409: 'It is void' },
} as const;
