import type { ReportRecords } from '#domain/billing/reports/practice-report.ts';
import type { Day } from '#domain/platform/dates.ts';
import { readOwnRates } from '#server/billing/billing-details/billing-details-store.ts';
import { listInvoices } from '#server/billing/invoices/invoice-store.ts';
import { readPaidMandates } from '#server/billing/invoices/session-contracts.ts';
import { listPayments } from '#server/billing/payments/payment-store.ts';
import { listAssessments } from '#server/caseload/assessments/assessment-store.ts';
import { listClients } from '#server/caseload/clients/client-store.ts';
import { listSessions } from '#server/caseload/sessions/session-store.ts';
import { listTimeEntries } from '#server/caseload/time-entries/time-entry-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';

interface ReportedRecords {
  today: Day;
  /** The first day whose payments are counted. */
  from: Day;
  /** Limits the records to one client. */
  clientId: number | undefined;
}

/** Reads the records that a report counts, the same lists as the screens show; of one client if given. */
export async function readReportRecords(
  queries: CaseloadQueries,
  { today, from, clientId }: ReportedRecords,
): Promise<ReportRecords> {
  const [sessions, invoices, payments, clients, assessments, timeEntries] = await Promise.all([
    listSessions(queries, { clientId }),
    listInvoices(queries, today, { clientId }),
    listPayments(queries, { from }),
    listClients(queries),
    listAssessments(queries, { clientId }),
    clientId === undefined ? listTimeEntries(queries) : [],
  ]);
  const paid = await readPaidMandates(queries);
  const ownRates = await readOwnRates(queries, clientId);
  return { sessions, invoices, payments, clients, assessments, timeEntries, paidMandates: paid, ownRates };
}
