import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { BATCH_LIMIT } from '#domain/billing/invoices/invoice-batch.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { findBillingDetails } from '#server/billing/billing-details/billing-details-store.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId, parseQuery } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { findRecipient } from './bill-of-invoice.ts';
import type { InvoiceWithClient } from './invoice-pdf.ts';
import { getInvoice, INVOICE_NOT_FOUND } from './invoice-store.ts';

/** Routes for invoices as PDFs, with the practice's letterhead. */
export function invoicePdfRoutes(
  app: FastifyInstance,
  { publicIdentity }: { publicIdentity: () => PracticeContact },
): void {
  app.get('/api/invoices/:id/pdf', routeDoc(printing), async (request, reply) => {
    const id = parseId(request.params, INVOICE_NOT_FOUND);
    const { caseload, settings, today, auditRead } = request.practice;
    const printed = await readPrinted(caseload.read, id, today);
    auditRead({ entity: 'invoice', entityId: id, clientId: printed.client.id });
    const content = { letterhead: { settings, identity: publicIdentity() }, ...printed };
    return replyPdf(
      reply,
      `invoice-${id}.pdf`,
      await renderPdf(caseload.therapistId, { kind: 'invoice', content }, whileAsked(reply)),
    );
  });

  app.get('/api/invoices/batch/pdf', routeDoc(printingSeveral), async (request, reply) => {
    const { ids } = parseQuery(severalQuery, request.query);
    const { caseload, settings, today, auditRead } = request.practice;
    const invoices: InvoiceWithClient[] = [];
    for (const id of ids) {
      const printed = await readPrinted(caseload.read, id, today);
      auditRead({ entity: 'invoice', entityId: id, clientId: printed.client.id });
      invoices.push(printed);
    }
    const content = { letterhead: { settings, identity: publicIdentity() }, invoices };
    return replyPdf(
      reply,
      'invoices.pdf',
      await renderPdf(caseload.therapistId, { kind: 'invoices', content }, whileAsked(reply)),
    );
  });
}

/** Reads an invoice with whom it is addressed to. Throws 404 if it is not the therapist's. */
async function readPrinted(queries: CaseloadQueries, id: number, today: Day): Promise<InvoiceWithClient> {
  const invoice = await getInvoice(queries, id, today);
  const client = await getClient(queries, invoice.clientId);
  const details = await findBillingDetails(queries, client.id);
  return { invoice, client, recipient: await findRecipient(queries, id), billTo: details?.billTo ?? null };
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
