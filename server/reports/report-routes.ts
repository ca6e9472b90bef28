import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { plusDays } from '#domain/dates.ts';
import { fullNameOf } from '#domain/names.ts';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { practiceReport, type ReportScope } from '#domain/reports/practice-report.ts';
import { type WebsiteReport, websiteReport } from '#domain/reports/website-report.ts';
import { getClient } from '#server/clients/client-store.ts';
import { listInquiries } from '#server/consultations/inquiry-store.ts';
import type { Database } from '#server/database/connection.ts';
import type { Queries } from '#server/database/tables.ts';
import { clientIdFilter, refuseBackwards, wholeDays } from '#server/http/list-filters.ts';
import { parseQuery } from '#server/http/validation.ts';
import { describes } from '#server/openapi/route-description.ts';
import { listPageViews } from '#server/page-views/page-view-store.ts';
import { readReportRecords } from './report-records.ts';

const reportQuery = z.object({ ...wholeDays, clientId: clientIdFilter }).check(refuseBackwards);

/** The whole report as a PDF, for paper and for the accountant. */
export function reportRoutes(
  app: FastifyInstance,
  database: Database,
  publicIdentity: () => PublicIdentity,
): void {
  app.get('/api/reports/pdf', describes(printing), async (request, reply) => {
    const { from, to, clientId = null } = parseQuery(reportQuery, request.query);
    const { caseload, settings, today, user, noteRead } = request.practice;
    const client = clientId === null ? null : await getClient(caseload.read, clientId);
    const records = await readReportRecords(caseload.read, today, clientId ?? undefined);
    const scope = { period: { from, until: plusDays(to, 1) }, clientId, today, settings };
    const report = practiceReport(records, scope);
    const isForOwner = user.isOwner && clientId === null;
    noteRead({ entity: 'caseload', entityId: null, clientId });
    const names = new Map(records.clients.map((one) => [one.id, fullNameOf(one)]));
    // The renderer is large and rarely needed: it is loaded with the first letter, not with the program.
    const { renderReportLetter } = await import('#server/pdf/report-letter.ts');
    const file = await renderReportLetter({
      letterhead: { settings, identity: publicIdentity() },
      therapistName: user.fullName,
      clientName: client && fullNameOf(client),
      nameOf: (id) => names.get(id) ?? 'Unknown Client',
      scope,
      report,
      website: isForOwner ? await readWebsite(database.read, user.id, scope, report.before) : null,
    });
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="report-${from}-to-${to}.pdf"`)
      .send(file);
  });
}

async function readWebsite(
  queries: Queries,
  ownerId: number,
  { period, settings }: ReportScope,
  before: ReportScope['period'],
): Promise<WebsiteReport> {
  const [views, inquiries] = await Promise.all([
    listPageViews(queries, { from: before.from, until: period.until }),
    listInquiries(queries, { ownerId, isMailOn: false }),
  ]);
  return websiteReport(views, inquiries, { period, before, timeZone: settings.timeZone });
}

const printing = {
  summary: 'The report of a period, of one client or of all, as a PDF',
  query: reportQuery,
  answer: 'application/pdf',
  refusals: { 404: 'There is no such client' },
} as const;
