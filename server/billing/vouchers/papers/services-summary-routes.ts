import type { FastifyInstance } from 'fastify';
import { ledgerOf } from '#domain/billing/mandates/ledger.ts';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import { type ServicesSummary, servicesSummary } from '#domain/billing/vouchers/services-summary.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Day } from '#domain/platform/dates.ts';
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
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseId, parseQuery } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';

/** Routes for the services summary of a mandate as a PDF, for a meeting about the child. */
export function servicesSummaryRoutes(
  app: FastifyInstance,
  { publicIdentity }: { publicIdentity: () => PracticeContact },
): void {
  app.get('/api/mandates/:id/pdf', routeDoc(printing), async (request, reply) => {
    const id = parseId(request.params, MANDATE_NOT_FOUND);
    const { caseload, settings, today, auditRead } = request.practice;
    const { on = today } = parseQuery(ledgerQuery, request.query);
    const mandate = await getMandate(caseload.read, id);
    auditRead({ entity: 'mandate', entityId: id, clientId: mandate.clientId });
    const summary = await readSummary(caseload.read, mandate, on, settings);
    const sender = senderNow({ settings, identity: publicIdentity() });
    const content = { sender, summary };
    const file = await renderPdf(
      caseload.therapistId,
      { kind: 'services summary', content },
      whileAsked(reply),
    );
    return replyPdf(reply, `services-summary-${id}-${on}.pdf`, file);
  });
}

async function readSummary(
  queries: CaseloadQueries,
  mandate: Mandate,
  on: Day,
  settings: PracticeSettings,
): Promise<ServicesSummary> {
  const { clientId, planId, payerId, schoolId } = mandate;
  return servicesSummary({
    mandate,
    ledger: ledgerOf(await readLedger(queries, mandate, on, settings)),
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
