import type { FastifyInstance } from 'fastify';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { getClient } from '#server/clients/client-store.ts';
import { routeDoc } from '#server/http/route-doc.ts';
import { parseId } from '#server/http/validation.ts';
import { getInvoice, INVOICE_NOT_FOUND } from '#server/invoices/invoice-store.ts';
import { replyPdf, whileAsked } from './pdf-reply.ts';
import { renderPdf } from './render-pdf.ts';

/** An invoice as a PDF to keep, print or send; the letterhead is the practice's. */
export function invoicePdfRoutes(
  app: FastifyInstance,
  { publicIdentity }: { publicIdentity: () => PublicIdentity },
): void {
  app.get('/api/invoices/:id/pdf', routeDoc(printing), async (request, reply) => {
    const id = parseId(request.params, INVOICE_NOT_FOUND);
    const { caseload, settings, today, noteRead } = request.practice;
    const invoice = await getInvoice(caseload.read, id, today);
    const client = await getClient(caseload.read, invoice.clientId);
    noteRead({ entity: 'invoice', entityId: id, clientId: client.id });
    const content = { letterhead: { settings, identity: publicIdentity() }, invoice, client };
    return replyPdf(
      reply,
      `invoice-${id}.pdf`,
      await renderPdf(caseload.therapistId, { kind: 'invoice', content }, whileAsked(reply)),
    );
  });
}

const printing = { summary: 'One invoice as a PDF', answer: 'application/pdf' } as const;
