import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ledgerOf } from '#domain/billing/mandates/ledger.ts';
import type { Ledger } from '#domain/billing/mandates/ledger-shapes.ts';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import { type ServicesSummary, servicesSummary } from '#domain/billing/vouchers/services-summary.ts';
import { servicesSummaryCsv } from '#domain/billing/vouchers/services-summary-csv.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { ledgerQuery } from '#server/billing/mandates/ledger-routes.ts';
import { getMandate } from '#server/billing/mandates/mandate-store.ts';
import { readLedger } from '#server/billing/mandates/read-ledgers.ts';
import { getOrganization } from '#server/billing/organizations/organization-store.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import { MANDATE_NOT_FOUND } from '#server/caseload/sessions/session-mandate.ts';
import { getPlan } from '#server/clinical/plans/plan-store.ts';
import { senderNow } from '#server/clinical/signing/clinical-sender.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { replyCsv } from '#server/platform/http/csv-reply.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId, parseQuery } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';

/** Routes for the services summary of a mandate as a PDF and a spreadsheet, for a meeting about the child. */
export function servicesSummaryRoutes(
  app: FastifyInstance,
  { publicIdentity }: { publicIdentity: () => PracticeContact },
): void {
  app.get('/api/mandates/:id/pdf', routeDoc(printing), async (request, reply) => {
    const { name, summary } = await summaryAskedFor(request);
    const { caseload, settings } = request.practice;
    const sender = senderNow({ settings, identity: publicIdentity() });
    const content = { sender, summary };
    const file = await renderPdf(
      caseload.therapistId,
      { kind: 'services summary', content },
      whileAsked(reply),
    );
    return replyPdf(reply, `${name}.pdf`, file);
  });

  app.get('/api/mandates/:id/csv', routeDoc(tabulating), async (request, reply) => {
    const { name, summary, ledger } = await summaryAskedFor(request);
    return replyCsv(reply, `${name}.csv`, servicesSummaryCsv(summary, ledger));
  });
}

async function summaryAskedFor({ params, query, practice }: FastifyRequest) {
  const id = parseId(params, MANDATE_NOT_FOUND);
  const { caseload, settings, today, auditRead } = practice;
  const { on = today } = parseQuery(ledgerQuery, query);
  const mandate = await getMandate(caseload.read, id);
  auditRead({ entity: 'mandate', entityId: id, clientId: mandate.clientId });
  const ledger = ledgerOf(await readLedger(caseload.read, mandate, on, settings));
  const summary = await readSummary(caseload.read, mandate, ledger);
  return { name: `services-summary-${id}-${on}`, summary, ledger };
}

async function readSummary(
  queries: CaseloadQueries,
  mandate: Mandate,
  ledger: Ledger,
): Promise<ServicesSummary> {
  const { clientId, planId, payerId, schoolId } = mandate;
  return servicesSummary({
    mandate,
    ledger,
    client: await getClient(queries, clientId),
    plan: await getPlan(queries, planId),
    payer: payerId === null ? null : await getOrganization(queries, payerId),
    school: schoolId === null ? null : await getOrganization(queries, schoolId),
  });
}

const printing = {
  summary: 'The services summary of a mandate as a PDF: what was owed, delivered, made up, excused and open',
  query: ledgerQuery,
  answer: 'application/pdf',
} as const;

const tabulating = {
  summary: 'The services summary of a mandate as a spreadsheet, with a line for each reason and month',
  query: ledgerQuery,
  answer: 'text/csv',
} as const;
