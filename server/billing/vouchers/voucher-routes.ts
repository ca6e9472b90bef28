import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { voucherCheck } from '#domain/billing/vouchers/check-voucher.ts';
import { newVoucher, voucherChange, voucherQuestion, voucherVoid } from '#domain/billing/vouchers/voucher.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import { idFilter, idsFilter } from '#server/platform/http/list-filters.ts';
import { deleteOwn, putOwn } from '#server/platform/http/own-record.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import { expectPdf } from '#server/platform/pdf/render-pdf.ts';
import { auditVoucher } from './audit-voucher.ts';
import { examineSessions, getPayer } from './examine-sessions.ts';
import { makeVoucher } from './make-voucher.ts';
import { deleteVoucher, payVoucher, sendVoucher, voidVoucher } from './save-voucher.ts';
import { getVoucher, listedVoucherOrder, listVouchersBriefly, VOUCHER_NOT_FOUND } from './voucher-store.ts';

const voucherListQuery = z.object({
  ...pageFields,
  payerId: idFilter('The payer must be named by its number'),
  invoiceIds: idsFilter('The invoices must be named by their numbers'),
});

/** Routes for bills to the organizations that pay for service. */
export function voucherRoutes(
  app: FastifyInstance,
  { publicIdentity }: { publicIdentity: () => PracticeContact },
): void {
  app.get('/api/vouchers', routeDoc(listing), (request, reply) => {
    const { limit, cursor, ...filter } = parseQuery(voucherListQuery, request.query);
    const traits = {
      order: listedVoucherOrder,
      page: { limit, cursor },
      reads: ['vouchers', 'invoices'],
    } as const;
    return replyPage(request, reply, traits, (queries, part) => listVouchersBriefly(queries, filter, part));
  });

  app.get(
    '/api/vouchers/:id',
    routeDoc({ summary: 'One bill to a payer, with its texts' }),
    async (request) => {
      const id = parseId(request.params, VOUCHER_NOT_FOUND);
      const voucher = await getVoucher(request.practice.caseload.read, id);
      auditVoucher(request.practice, voucher);
      expectPdf();
      return voucher;
    },
  );

  app.post('/api/vouchers/check', { ...longTextBody, ...routeDoc(checking) }, async (request) => {
    const question = parseBody(voucherQuestion, request.body);
    const { practice } = request;
    const queries = practice.caseload.read;
    await getPayer(queries, question.payerId);
    practice.auditRead({ entity: 'organization', entityId: question.payerId, clientId: null });
    const examined = await examineSessions(queries, question, practice);
    // The page asks again with each session that is left out.
    for (const clientId of new Set(examined.map(({ session }) => session.clientId)))
      practice.auditOnce({ action: 'read', entity: 'voucher', entityId: null, clientId });
    return voucherCheck(question, examined);
  });

  app.post('/api/vouchers', { ...longTextBody, ...routeDoc(creating) }, async (request, reply) => {
    const voucher = parseBody(newVoucher, request.body);
    const { settings, today, now } = request.practice;
    const practice = { settings, today, now, identity: publicIdentity() };
    return replyCreated(request, reply, {
      create: (queries) => makeVoucher(queries, voucher, practice),
      load: getVoucher,
    });
  });

  putOwn(app, own, changing, sendVoucher);

  app.post('/api/vouchers/:id/paid', routeDoc(paying), (request) => {
    const id = parseId(request.params, VOUCHER_NOT_FOUND);
    const { practice } = request;
    return practice.caseload.write(async (queries) =>
      payVoucher(queries, await getVoucher(queries, id), practice),
    );
  });

  app.post('/api/vouchers/:id/void', routeDoc(voiding), (request) => {
    const id = parseId(request.params, VOUCHER_NOT_FOUND);
    const { reason } = parseBody(voucherVoid, request.body);
    const { practice } = request;
    return practice.caseload.write(async (queries) =>
      voidVoucher(queries, await getVoucher(queries, id), reason, practice),
    );
  });

  deleteOwn(app, own, deleting, deleteVoucher);
}

const own = { url: '/api/vouchers/:id', missing: VOUCHER_NOT_FOUND, load: getVoucher } as const;

const listing = {
  summary: 'List bills to payers without their texts, the latest number first',
  query: voucherListQuery,
};

const checking = {
  summary: 'What a bill over a period would come to, and what the checks find about its sessions, by child',
  body: voucherQuestion,
  refusals: { 404: 'The payer is not there' },
};

const creating = {
  summary: 'Make a bill to a payer: one invoice for each child over the sessions that no check stops',
  body: newVoucher,
  status: 201,
  refusals: { 409: 'A session with a reason cannot be billed any more' },
} as const;

const changing = {
  summary: 'Say on which day and how a bill was sent',
  body: voucherChange,
  refusals: { 409: 'The bill is void' },
};

const paying = { summary: 'Mark all invoices of a bill paid', refusals: { 409: 'The bill is void' } };

const voiding = {
  summary: 'Void a bill: its invoices are sealed and its sessions can be billed again; its texts stay',
  body: voucherVoid,
  refusals: { 409: 'The bill is void' },
};

const deleting = {
  summary: 'Delete a bill that was never sent, with its invoices',
  refusals: { 409: 'The bill was sent' },
} as const;
