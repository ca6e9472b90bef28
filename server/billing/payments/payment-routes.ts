import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { newPayment, paymentChange } from '#domain/billing/payments/payment.ts';
import { paymentKinds } from '#domain/billing/payments/payment-words.ts';
import { getInvoice, getStoredInvoice, INVOICE_NOT_FOUND } from '#server/billing/invoices/invoice-store.ts';
import { conflict } from '#server/platform/http/errors.ts';
import {
  clientIdFilter,
  daysOfRange,
  idFilter,
  rangeFields,
  readsOf,
  searchFilter,
} from '#server/platform/http/list-filters.ts';
import { getOwn, putOwn } from '#server/platform/http/own-record.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import { countPayments, getPayment, listPayments, PAYMENT_NOT_FOUND, paymentOrder } from './payment-store.ts';
import { changePayment, recordPayment, voidPayment } from './save-payment.ts';
import { payFromCredit } from './use-credit.ts';

const voidMessage = 'Void payments are asked for by "true"';

const paymentListQuery = z.object({
  ...pageFields,
  ...rangeFields,
  search: searchFilter,
  clientId: clientIdFilter,
  organizationId: idFilter('A payer must be named by its number'),
  invoiceId: idFilter('An invoice must be named by its number'),
  kind: z.optional(z.enum(paymentKinds, 'Choose payment, refund or write-off')),
  withVoid: z.optional(
    z.pipe(
      z.enum(['true', 'false'], voidMessage),
      z.transform((text) => text === 'true'),
    ),
  ),
});

/** Routes for what came in, was given back and was written off. */
export function paymentRoutes(app: FastifyInstance): void {
  app.get('/api/payments', routeDoc(listing), (request, reply) => {
    const { from, to, limit, cursor, ...asked } = parseQuery(paymentListQuery, request.query);
    const filter = { ...asked, ...daysOfRange({ from, to }, request.practice.settings.timeZone) };
    const reads = readsOf(filter.search === undefined ? ['payments'] : ['payments', 'organizations'], filter);
    return replyPage(
      request,
      reply,
      {
        order: paymentOrder,
        page: { limit, cursor },
        reads,
        count: (queries) => countPayments(queries, filter),
      },
      (queries, part) => listPayments(queries, filter, part),
    );
  });

  getOwn(app, own, showing, 'payment');

  app.post('/api/payments', routeDoc(creating), async (request, reply) => {
    const payment = parseBody(newPayment, request.body);
    return replyCreated(request, reply, {
      create: (queries) => recordPayment(queries, payment, request.practice),
      load: getPayment,
    });
  });

  putOwn(app, own, changing, changePayment);

  app.post('/api/payments/:id/void', routeDoc(voiding), (request) => {
    const id = parseId(request.params, PAYMENT_NOT_FOUND);
    const { caseload, settings } = request.practice;
    return caseload.write(async (queries) =>
      voidPayment(queries, await getPayment(queries, id), settings.timeZone),
    );
  });

  app.post('/api/invoices/:id/use-credit', routeDoc(usingCredit), (request) => {
    const id = parseId(request.params, INVOICE_NOT_FOUND);
    const { caseload, today } = request.practice;
    return caseload.write(async (queries) => {
      const used = await payFromCredit(queries, await getStoredInvoice(queries, id));
      if (used === 0) throw conflict('There is no credit to use on this invoice');
      return getInvoice(queries, id, today);
    });
  });
}

const own = { url: '/api/payments/:id', missing: PAYMENT_NOT_FOUND, load: getPayment } as const;

const listing = {
  summary:
    "List payments, refunds and write-offs, the latest day first; search matches the client's or payer's name, reference, memo and amount",
  query: paymentListQuery,
};

const showing = { summary: 'One payment, refund or write-off, with the invoices it went to' };

const creating = {
  summary:
    'Record a payment, a refund or a write-off. Without a list of invoices, the oldest open ones of the account come first; an empty list makes it credit',
  body: newPayment,
  status: 201,
  refusals: {
    404: 'The client, the payer, the payment or an invoice is not there',
    409: 'An invoice has less open, or less of the payment can be given back',
  },
} as const;

const changing = {
  summary: 'Change fields of a payment, or move it to other invoices; amount and kind stay',
  body: paymentChange,
  refusals: { 409: 'The payment is void, or an invoice has less open' },
};

const voiding = {
  summary: 'Void what was typed by mistake: it counts as if it had never been, and stays in the list',
  refusals: { 409: 'It is void already, or was refunded' },
};

const usingCredit = {
  summary: 'Pay an invoice out of the credit of its account, as far as that goes',
  refusals: { 409: 'There is no credit, or nothing is open' },
};
