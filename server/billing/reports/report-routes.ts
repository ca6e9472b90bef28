import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { daysOfReport, practiceReport } from '#domain/billing/reports/practice-report.ts';
import { plusDays } from '#domain/platform/dates.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import { clientIdFilter, refuseBackwards, wholeDays } from '#server/platform/http/list-filters.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseQuery } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import type { AllModules } from '#server/platform/server-module.ts';
import { reportContent } from './report-content.ts';
import { readReportRecords } from './report-records.ts';

const reportQuery = z.object({ ...wholeDays, clientId: clientIdFilter }).check(refuseBackwards);

/** Routes for the whole report as a PDF. */
export function reportRoutes(
  app: FastifyInstance,
  { publicIdentity, modules }: { publicIdentity: () => PracticeContact } & AllModules,
): void {
  app.get('/api/reports/pdf', routeDoc(printing), async (request, reply) => {
    const { from, to, clientId = null } = parseQuery(reportQuery, request.query);
    const { caseload, settings, today, user, auditRead } = request.practice;
    const client = clientId === null ? null : await getClient(caseload.read, clientId);
    const scope = { period: { from, until: plusDays(to, 1) }, clientId, today, settings };
    const { clients, ...records } = await readReportRecords(caseload.read, {
      today,
      from: daysOfReport(scope.period, settings.schoolYearStart).from,
      clientId: clientId ?? undefined,
    });
    const report = practiceReport({ ...records, clients }, scope);
    const days = { period: scope.period, before: report.before, timeZone: settings.timeZone };
    const addsOwners = user.isOwner && client === null;
    const added = await Promise.all(
      modules.map(({ ownerReport }) => (addsOwners ? ownerReport?.(caseload.read, days) : undefined) ?? []),
    );
    auditRead({ entity: 'caseload', entityId: null, clientId });
    const content = reportContent({ report, scope, clients, client, added: added.flat(), therapist: user });
    const letterhead = { settings, identity: publicIdentity() };
    const document = { kind: 'report', content: { ...content, letterhead } } as const;
    const file = await renderPdf(user.id, document, whileAsked(reply));
    return replyPdf(reply, `report-${from}-to-${to}.pdf`, file);
  });
}

const printing = {
  summary: 'The report of a period, of one client or of all, as a PDF',
  query: reportQuery,
  answer: 'application/pdf',
  refusals: { 404: 'There is no such client', 409: 'The report is too large for one PDF' },
} as const;
