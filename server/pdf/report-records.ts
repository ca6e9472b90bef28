import type { Day } from '#domain/dates.ts';
import type { ReportRecords } from '#domain/reports/practice-report.ts';
import { listAssessments } from '#server/assessments/assessment-store.ts';
import { listClients } from '#server/clients/client-store.ts';
import type { CaseloadQueries } from '#server/database/caseload.ts';
import { listInvoices } from '#server/invoices/invoice-store.ts';
import { listSessions } from '#server/sessions/session-store.ts';

/** What a report counts, the very lists that the screens show; of one client when given. */
export async function readReportRecords(
  queries: CaseloadQueries,
  today: Day,
  clientId: number | undefined,
): Promise<ReportRecords> {
  const [sessions, invoices, clients, assessments] = await Promise.all([
    listSessions(queries, { clientId }),
    listInvoices(queries, today, { clientId }),
    listClients(queries),
    listAssessments(queries, { clientId }),
  ]);
  return { sessions, invoices, clients, assessments };
}
