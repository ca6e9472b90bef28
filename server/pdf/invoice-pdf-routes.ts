import type { FastifyInstance } from 'fastify';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { listAnnuals } from '#server/annuals/annual-store.ts';
import { getClient } from '#server/clients/client-store.ts';
import { parseId } from '#server/http/validation.ts';
import { getInvoice, INVOICE_NOT_FOUND } from '#server/invoices/invoice-store.ts';
import { describes } from '#server/openapi/route-description.ts';
import { listSessions } from '#server/sessions/session-store.ts';

/** An invoice as a PDF to keep, print or send; the letterhead is the practice's. */
export function invoicePdfRoutes(app: FastifyInstance, publicIdentity: () => PublicIdentity): void {
  app.get('/api/invoices/:id/pdf', describes(printing), async (request, reply) => {
    const id = parseId(request.params, INVOICE_NOT_FOUND);
    const { caseload, settings, today, noteRead } = request.practice;
    const invoice = await getInvoice(caseload.read, id, today);
    const { clientId } = invoice;
    const [client, sessions, annuals] = await Promise.all([
      getClient(caseload.read, clientId),
      listSessions(caseload.read, { clientId }),
      listAnnuals(caseload.read, { clientId }),
    ]);
    noteRead({ entity: 'invoice', entityId: id, clientId });
    // The renderer is large and rarely needed: it is loaded with the first letter, not with the program.
    const { renderInvoiceLetter } = await import('./invoice-letter.ts');
    const letterhead = { settings, identity: publicIdentity() };
    const file = await renderInvoiceLetter({ letterhead, invoice, client, sessions, annuals });
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="invoice-${id}.pdf"`)
      .send(file);
  });
}

const printing = { summary: 'One invoice as a PDF', answer: 'application/pdf' } as const;
