import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { practiceReport, type ReportScope } from '#domain/billing/reports/practice-report.ts';
import type { Period } from '#domain/billing/reports/report-period.ts';
import { plusDays } from '#domain/platform/dates.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { isOfFamily } from '#domain/website/inquiries/inquiry-kind.ts';
import { type WebsiteReport, websiteReport } from '#domain/website/page-views/website-report.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { clientIdFilter, refuseBackwards, wholeDays } from '#server/platform/http/list-filters.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseQuery } from '#server/platform/http/validation.ts';
import { replyPdf, whileAsked } from '#server/platform/pdf/pdf-reply.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { listInquiries } from '#server/website/inquiries/inquiry-store.ts';
import { listPageViews } from '#server/website/page-views/page-view-store.ts';
import { reportContent } from './report-content.ts';
import { readReportRecords } from './report-records.ts';

const reportQuery = z.object({ ...wholeDays, clientId: clientIdFilter }).check(refuseBackwards);

/** The whole report as a PDF, for paper and for the accountant. */
export function reportRoutes(
  app: FastifyInstance,
  { publicIdentity }: { publicIdentity: () => PracticeContact },
): void {
  app.get('/api/reports/pdf', routeDoc(printing), async (request, reply) => {
    const { from, to, clientId = null } = parseQuery(reportQuery, request.query);
    const { caseload, settings, today, user, auditRead } = request.practice;
    const client = clientId === null ? null : await getClient(caseload.read, clientId);
    const { clients, ...records } = await readReportRecords(caseload.read, today, clientId ?? undefined);
    const scope = { period: { from, until: plusDays(to, 1) }, clientId, today, settings };
    const report = practiceReport({ ...records, clients }, scope);
    const website =
      user.isOwner && client === null ? await readWebsite(caseload.read, scope, report.before) : null;
    auditRead({ entity: 'caseload', entityId: null, clientId });
    const content = reportContent({ report, scope, clients, client, website, therapist: user });
    const letterhead = { settings, identity: publicIdentity() };
    const document = { kind: 'report', content: { ...content, letterhead } } as const;
    const file = await renderPdf(user.id, document, whileAsked(reply));
    return replyPdf(reply, `report-${from}-to-${to}.pdf`, file);
  });
}

async function readWebsite(
  queries: CaseloadQueries,
  { period, settings }: ReportScope,
  before: Period,
): Promise<WebsiteReport> {
  const [views, inquiries] = await Promise.all([
    listPageViews(queries.practice, { from: before.from, until: period.until }),
    listInquiries(queries, { isMailOn: false }),
  ]);
  return websiteReport(views, inquiries.filter(isOfFamily), { period, before, timeZone: settings.timeZone });
}

const printing = {
  summary: 'The report of a period, of one client or of all, as a PDF',
  query: reportQuery,
  answer: 'application/pdf',
  refusals: { 404: 'There is no such client', 409: 'The report is too large for one PDF' },
} as const;
