import type { WholeCaseload } from '#domain/caseload/caseload-records.ts';
import type { Day } from '#domain/dates.ts';
import { listAnnuals } from '#server/annuals/annual-store.ts';
import { listAssessments } from '#server/assessments/assessment-store.ts';
import { listClients } from '#server/clients/client-store.ts';
import type { CaseloadQueries } from '#server/database/caseload.ts';
import { listInvoices } from '#server/invoices/invoice-store.ts';
import { listSessions } from '#server/sessions/session-store.ts';
import { listTasks } from '#server/tasks/task-store.ts';

/** Reads everything of a therapist; inside a write nothing changes between one table and the next. */
export async function readWholeCaseload(queries: CaseloadQueries, today: Day): Promise<WholeCaseload> {
  return {
    clients: await listClients(queries),
    sessions: await listSessions(queries),
    assessments: await listAssessments(queries),
    invoices: await listInvoices(queries, today),
    annuals: await listAnnuals(queries),
    tasks: await listTasks(queries),
  };
}
