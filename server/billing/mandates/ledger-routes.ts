import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ledgerOf } from '#domain/billing/mandates/ledger.ts';
import { owedServiceOf } from '#domain/billing/mandates/owed-service.ts';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { replyNouns } from '#domain/program/reply-nouns.ts';
import { MANDATE_NOT_FOUND } from '#server/caseload/sessions/session-mandate.ts';
import { replyList } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId, parseQuery } from '#server/platform/http/validation.ts';
import { getMandate } from './mandate-store.ts';
import { readLedger, readLedgers } from './read-ledgers.ts';

/** The query of what is counted on a day; without one it is counted today. */
export const ledgerQuery = z.object({ on: z.optional(requiredDay('On must be a date like 2026-09-01')) });

/** Routes for what mandates owe, counted when it is asked for. */
export function ledgerRoutes(app: FastifyInstance): void {
  app.get('/api/mandates/:id/ledger', routeDoc(oneLedger), async (request) => {
    const id = parseId(request.params, MANDATE_NOT_FOUND);
    const { caseload, settings, today } = request.practice;
    const { on = today } = parseQuery(ledgerQuery, request.query);
    const mandate = await getMandate(caseload.read, id);
    request.practice.auditRead({ entity: 'mandate', entityId: id, clientId: mandate.clientId });
    return ledgerOf(await readLedger(caseload.read, mandate, on, settings));
  });

  app.get('/api/services-owed', routeDoc(all), (request, reply) => {
    const { settings, today } = request.practice;
    const { on = today } = parseQuery(ledgerQuery, request.query);
    return replyList(request, reply, { reads: replyNouns['/api/services-owed'] }, async function* (queries) {
      yield (await readLedgers(queries, on, settings)).map(owedServiceOf);
    });
  });
}

const oneLedger = {
  summary:
    'What a mandate owed until a day, what took place, was made up, is excused or open, and what is planned',
  query: ledgerQuery,
};

const all = {
  summary: 'The sums of all mandates on a day, with what each promises, its school and who pays',
  query: ledgerQuery,
};
