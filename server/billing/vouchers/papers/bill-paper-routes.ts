import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { childrenOfBill } from '#domain/billing/vouchers/bill-children.ts';
import { countyCsv } from '#domain/billing/vouchers/county-csv.ts';
import { coverOf } from '#domain/billing/vouchers/cover.ts';
import { billCsv } from '#domain/billing/vouchers/session-log-csv.ts';
import type { Voucher } from '#domain/billing/vouchers/voucher.ts';
import { replyCsv } from '#server/platform/http/csv-reply.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId, parseQuery } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { auditVoucher } from '../audit-voucher.ts';
import { getVoucher, VOUCHER_NOT_FOUND } from '../voucher-store.ts';

const spreadsheetQuery = z.object({
  order: z.optional(z.literal('county', 'The order must be county where it is named')),
});

/** Routes for bills to payers as PDFs and spreadsheets, drawn from their stored texts. */
export function billPaperRoutes(app: FastifyInstance): void {
  app.get('/api/vouchers/:id/pdf', routeDoc(printing), async (request, reply) => {
    const id = parseId(request.params, VOUCHER_NOT_FOUND);
    const { caseload } = request.practice;
    const voucher = await getVoucher(caseload.read, id);
    auditVoucher(request.practice, voucher);
    const content = { ...contentOf(voucher), voidedOn: voucher.voidedOn };
    const file = await renderPdf(caseload.therapistId, { kind: 'bill', content }, whileAsked(reply));
    return replyPdf(reply, `bill-${voucher.number}.pdf`, file);
  });

  app.get('/api/vouchers/:id/csv', routeDoc(tabulating), async (request, reply) => {
    const id = parseId(request.params, VOUCHER_NOT_FOUND);
    const { order } = parseQuery(spreadsheetQuery, request.query);
    const voucher = await getVoucher(request.practice.caseload.read, id);
    auditVoucher(request.practice, voucher);
    const { children } = contentOf(voucher);
    const table = order === 'county' ? countyCsv(children) : billCsv(children);
    return replyCsv(reply, `bill-${voucher.number}${order ? `-${order}` : ''}.csv`, table);
  });
}

function contentOf({ text, parts }: Voucher) {
  const cover = coverOf(text);
  return { cover, children: childrenOfBill(cover, parts) };
}

const printing = {
  summary: 'A bill to a payer as a PDF: its cover with the logs of its children behind it',
  answer: 'application/pdf',
  refusals: { 409: 'The bill is too large for one PDF' },
} as const;

const tabulating = {
  summary: 'The sessions of a bill to a payer as a spreadsheet, also in the order of the fields of counties',
  query: spreadsheetQuery,
  answer: 'text/csv',
} as const;
