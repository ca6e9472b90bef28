import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { BATCH_LIMIT } from '#domain/billing/invoices/invoice-batch.ts';
import type { InvoicePaper } from '#domain/billing/invoices/invoice-paper.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId, parseQuery } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { INVOICE_NOT_FOUND } from './invoice-store.ts';
import { readInvoicePaper } from './read-invoice-paper.ts';

/** Routes for invoices as PDFs, with the practice's letterhead. */
export function invoicePdfRoutes(
  app: FastifyInstance,
  { publicIdentity }: { publicIdentity: () => PracticeContact },
): void {
  app.get('/api/invoices/:id/pdf', routeDoc(printing), async (request, reply) => {
    const id = parseId(request.params, INVOICE_NOT_FOUND);
    const { caseload, settings, today, auditRead } = request.practice;
    const practice = { settings, today, identity: publicIdentity() };
    const { paper, clientId } = await readInvoicePaper(caseload.read, id, practice);
    auditRead({ entity: 'invoice', entityId: id, clientId });
    return replyPdf(
      reply,
      `invoice-${id}.pdf`,
      await renderPdf(caseload.therapistId, { kind: 'invoice', content: paper }, whileAsked(reply)),
    );
  });

  app.get('/api/invoices/batch/pdf', routeDoc(printingSeveral), async (request, reply) => {
    const { ids } = parseQuery(severalQuery, request.query);
    const { caseload, settings, today, auditRead } = request.practice;
    const practice = { settings, today, identity: publicIdentity() };
    const invoices: InvoicePaper[] = [];
    for (const id of ids) {
      const { paper, clientId } = await readInvoicePaper(caseload.read, id, practice);
      auditRead({ entity: 'invoice', entityId: id, clientId });
      invoices.push(paper);
    }
    return replyPdf(
      reply,
      'invoices.pdf',
      await renderPdf(caseload.therapistId, { kind: 'invoices', content: invoices }, whileAsked(reply)),
    );
  });
}

const SEVERAL_MESSAGE = `Please name 1 to ${BATCH_LIMIT} invoices by their numbers`;

const severalQuery = z.object({
  ids: z.pipe(
    z
      .string(SEVERAL_MESSAGE)
      .check(z.refine((text) => numbersOf(text).length <= BATCH_LIMIT, SEVERAL_MESSAGE))
      .check(z.refine((text) => !numbersOf(text).includes(undefined), SEVERAL_MESSAGE)),
    z.transform((text: string) => numbersOf(text).filter((number) => number !== undefined)),
  ),
});

function numbersOf(text: string): (number | undefined)[] {
  return text.split(',').map(parseRecordId);
}

const printingSeveral = {
  summary: 'Several invoices as one PDF, each starting on a new page',
  query: severalQuery,
  answer: 'application/pdf',
} as const;

const printing = { summary: 'One invoice as a PDF', answer: 'application/pdf' } as const;
