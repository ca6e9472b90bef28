import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { invoiceChange, invoiceStatuses, newInvoice } from '#domain/billing/invoices/invoice.ts';
import { invoicePayments, newInvoiceBatch } from '#domain/billing/invoices/invoice-batch.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import {
  clientIdFilter,
  idFilter,
  momentsOfRange,
  rangeFields,
  readsOf,
  searchFilter,
  sessionIdFilter,
} from '#server/platform/http/list-filters.ts';
import { deleteOwn, putOwn } from '#server/platform/http/own-record.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import { refuseInVoucher } from './bill-of-invoice.ts';
import {
  countInvoices,
  getInvoice,
  getStoredInvoice,
  INVOICE_NOT_FOUND,
  invoiceOrder,
  listInvoices,
  sumOpenInvoices,
} from './invoice-store.ts';
import { changeInvoice, issueInvoice, issueInvoices, markInvoicesPaid } from './save-invoice.ts';
import { deleteInvoice } from './write-invoice.ts';

/** The query parameters of the invoice list; `from` and `to` apply to the date of issue. */
const invoiceListQuery = z.object({
  ...pageFields,
  ...rangeFields,
  search: searchFilter,
  clientId: clientIdFilter,
  sessionId: sessionIdFilter,
  voucherId: idFilter('A bill to a payer must be named by its id'),
  payerId: idFilter('A payer must be named by its id'),
  number: idFilter('An invoice must be named by its number'),
  status: z.optional(z.enum(invoiceStatuses, 'Status must be pending, paid or overdue')),
});

/** Routes for a therapist's invoices. */
export function invoiceRoutes(app: FastifyInstance): void {
  app.get('/api/invoices', routeDoc(listing), async (request, reply) => {
    const { clientId, sessionId, voucherId, payerId, number, status, search, from, to, ...page } = parseQuery(
      invoiceListQuery,
      request.query,
    );
    const { settings, today } = request.practice;
    const filter = {
      clientId,
      sessionId,
      voucherId,
      payerId,
      number,
      status,
      search,
      ...momentsOfRange({ from, to }, settings.timeZone),
    };
    return replyPage(
      request,
      reply,
      {
        order: invoiceOrder,
        page,
        reads: readsOf(
          voucherId === undefined && payerId === undefined
            ? ['invoices', 'payments']
            : ['invoices', 'payments', 'vouchers'],
          filter,
        ),
        count: (queries) => countInvoices(queries, today, filter),
      },
      (queries, part) => listInvoices(queries, today, filter, part),
    );
  });

  app.get('/api/invoices/:id', routeDoc(showing), async (request) => {
    const id = parseId(request.params, INVOICE_NOT_FOUND);
    const invoice = await getInvoice(request.practice.caseload.read, id, request.practice.today);
    request.practice.auditRead({ entity: 'invoice', entityId: id, clientId: invoice.clientId });
    return invoice;
  });

  app.post('/api/invoices', routeDoc(creating), async (request, reply) => {
    const invoice = parseBody(newInvoice, request.body);
    return replyCreated(request, reply, {
      create: (queries) => issueInvoice(queries, invoice, request.practice),
      load: (queries, id) => getInvoice(queries, id, request.practice.today),
    });
  });

  app.post('/api/invoices/batch', { ...longTextBody, ...routeDoc(creatingBatch) }, async (request, reply) => {
    const { invoices, useCredit } = parseBody(newInvoiceBatch, request.body);
    return replyCreated(request, reply, {
      create: (queries) => issueInvoices(queries, invoices, request.practice, useCredit),
      load: (queries, id) => getInvoice(queries, id, request.practice.today),
    });
  });

  app.put('/api/invoices/paid', routeDoc(paying), (request) => {
    const { ids } = parseBody(invoicePayments, request.body);
    const { practice } = request;
    return practice.caseload.write((queries) => markInvoicesPaid(queries, ids, practice));
  });

  app.get('/api/invoices/open', routeDoc(summing), (request) =>
    sumOpenInvoices(request.practice.caseload.read, request.practice.today),
  );

  putOwn(app, own, changing, changeInvoice);
  deleteOwn(app, own, deleting, async (queries, invoice, { settings }) => {
    await refuseInVoucher(queries, invoice.id);
    await deleteInvoice(queries, invoice, settings.timeZone);
  });
}

const own = { url: '/api/invoices/:id', missing: INVOICE_NOT_FOUND, load: getStoredInvoice } as const;

const listing = {
  summary:
    "List invoices, newest issued first; from and to limit the date of issue, search matches the client's name, description and amount",
  query: invoiceListQuery,
};

const showing = { summary: 'One invoice' };

const creating = {
  summary: 'Issue an invoice over sessions or annual records of a client',
  body: newInvoice,
  status: 201,
  refusals: {
    409: 'A session or an annual record is on another invoice, or the note of a session is not signed yet',
  },
} as const;

const creatingBatch = {
  summary: 'Issue several invoices in one step: all of them, or none',
  body: newInvoiceBatch,
  status: 201,
  refusals: {
    409: 'A session or an annual record is on another invoice, or the note of a session is not signed yet',
  },
} as const;

const paying = {
  summary:
    'Mark several invoices paid in one step: all of them, or none. Answers those that were not paid before; the others stay as they are',
  body: invoicePayments,
  refusals: { 404: 'One of the invoices is not there' },
};

const summing = { summary: 'Counts and sums of unpaid and overdue invoices' };

const changing = {
  summary: 'Change fields of an invoice, or mark it paid',
  body: invoiceChange,
  refusals: {
    409: 'A session or an annual record is on another invoice, the note of a session is not signed yet, or the invoice is part of a bill to a payer',
  },
};

const deleting = {
  summary: 'Delete an invoice; it is sealed, and its sessions and annual records can be billed again',
  status: 204,
  refusals: { 409: 'It is part of a bill to a payer' },
} as const;
