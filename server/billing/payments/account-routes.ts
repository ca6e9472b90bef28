import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { CLIENT_NOT_FOUND, getClient } from '#server/caseload/clients/client-store.ts';
import { refuseBackwards, wholeDays } from '#server/platform/http/list-filters.ts';
import { replyList } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId, parseQuery } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { getAccount, listAccounts } from './account-store.ts';
import { readStatement } from './read-statement.ts';
import { readStatementPaper } from './read-statement-paper.ts';

const statementQuery = z.object(wholeDays).check(refuseBackwards);

/** The kinds of records that make up an account. */
const accountNouns = ['invoices', 'payments', 'vouchers', 'billing_details'] as const;

/** Routes for what accounts owe, and their statements. */
export function accountRoutes(
  app: FastifyInstance,
  { publicIdentity }: { publicIdentity: () => PracticeContact },
): void {
  app.get('/api/accounts', routeDoc(listing), (request, reply) =>
    replyList(request, reply, { reads: accountNouns }, async function* (queries) {
      yield await listAccounts(queries);
    }),
  );

  app.get('/api/accounts/:id', routeDoc(showing), async (request) => {
    const id = parseId(request.params, CLIENT_NOT_FOUND);
    const { caseload, auditRead } = request.practice;
    await getClient(caseload.read, id);
    auditRead({ entity: 'client', entityId: id, clientId: id });
    return getAccount(caseload.read, id);
  });

  app.get('/api/accounts/:id/statement', routeDoc(stating), async (request) => {
    const id = parseId(request.params, CLIENT_NOT_FOUND);
    const { from, to } = parseQuery(statementQuery, request.query);
    const { caseload, settings, today, auditRead } = request.practice;
    await getClient(caseload.read, id);
    auditRead({ entity: 'client', entityId: id, clientId: id });
    return readStatement(caseload.read, id, { from, until: to, today }, settings.timeZone);
  });

  app.get('/api/accounts/:id/statement/pdf', routeDoc(printing), async (request, reply) => {
    const id = parseId(request.params, CLIENT_NOT_FOUND);
    const { from, to } = parseQuery(statementQuery, request.query);
    const { caseload, settings, today, auditRead } = request.practice;
    const practice = { settings, today, identity: publicIdentity() };
    const days = { clientId: id, from, until: to };
    const { paper: content } = await readStatementPaper(caseload.read, days, practice);
    auditRead({ entity: 'client', entityId: id, clientId: id });
    const file = await renderPdf(caseload.therapistId, { kind: 'statement', content }, whileAsked(reply));
    return replyPdf(reply, `statement-${id}-${to}.pdf`, file);
  });
}

const listing = { summary: 'What each account owes or has too much; who owes most comes first' };

const showing = { summary: 'What the account of one child owes, with the children billed together' };

const stating = {
  summary: 'The statement of an account for some days: what was owed before, added, paid and is left',
  query: statementQuery,
};

const printing = {
  summary: 'The same statement as a PDF',
  query: statementQuery,
  answer: 'application/pdf',
} as const;
