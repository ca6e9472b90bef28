import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { invoiceChange, invoiceStatuses, newInvoice } from '#domain/invoices/invoice.ts';
import { answerCreated } from '#server/http/answers.ts';
import { clientIdFilter, momentsOfRange, rangeFields } from '#server/http/list-filters.ts';
import { answerPage, pageFields } from '#server/http/paging.ts';
import { parseBody, parseId, parseQuery } from '#server/http/validation.ts';
import {
  getInvoice,
  getStoredInvoice,
  INVOICE_NOT_FOUND,
  invoiceOrder,
  listInvoices,
} from './invoice-store.ts';
import { changeInvoice, issueInvoice } from './save-invoice.ts';
import { deleteInvoice } from './write-invoice.ts';

/** The query parameters of the list of invoices; `from` and `to` are about the date of issue. */
export const invoiceListQuery = z.object({
  clientId: clientIdFilter,
  status: z.optional(z.enum(invoiceStatuses, 'Status must be pending, paid or overdue')),
  ...rangeFields,
  ...pageFields,
});

/** A therapist's invoices. */
export function invoiceRoutes(app: FastifyInstance): void {
  app.get('/api/invoices', async (request, reply) => {
    const { clientId, status, ...query } = parseQuery(invoiceListQuery, request.query);
    const { settings, today } = request.practice;
    const filter = { clientId, status, ...momentsOfRange(query, settings.timeZone) };
    return answerPage(request, reply, invoiceOrder, query, ({ read }, page) =>
      listInvoices(read, today, filter, page),
    );
  });

  app.get('/api/invoices/:id', async (request) => {
    const id = parseId(request.params, INVOICE_NOT_FOUND);
    const invoice = await getInvoice(request.practice.caseload.read, id, request.practice.today);
    request.practice.noteRead({ entity: 'invoice', entityId: id, clientId: invoice.clientId });
    return invoice;
  });

  app.post('/api/invoices', async (request, reply) => {
    const invoice = parseBody(newInvoice, request.body);
    return answerCreated(request, reply, (queries) => issueInvoice(queries, invoice, request.practice));
  });

  app.put('/api/invoices/:id', async (request) => {
    const id = parseId(request.params, INVOICE_NOT_FOUND);
    const change = parseBody(invoiceChange, request.body);
    const { caseload } = request.practice;
    return caseload.write((queries) => changeInvoice(queries, id, change, request.practice));
  });

  app.delete('/api/invoices/:id', async (request, reply) => {
    const id = parseId(request.params, INVOICE_NOT_FOUND);
    await request.practice.caseload.write(async (queries) =>
      deleteInvoice(queries, await getStoredInvoice(queries, id)),
    );
    return reply.code(204).send();
  });
}
