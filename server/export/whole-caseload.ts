import type { Annual } from '#domain/annuals/annual.ts';
import type { Assessment } from '#domain/assessments/assessment.ts';
import type { Client } from '#domain/clients/client.ts';
import type { Day } from '#domain/dates.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Session } from '#domain/sessions/session.ts';
import type { Task } from '#domain/tasks/task.ts';
import { listAnnuals } from '#server/annuals/annual-store.ts';
import { listAssessments } from '#server/assessments/assessment-store.ts';
import { listClients } from '#server/clients/client-store.ts';
import type { CaseloadQueries } from '#server/database/caseload.ts';
import { listInvoices } from '#server/invoices/invoice-store.ts';
import { listSessions } from '#server/sessions/session-store.ts';
import { listTasks } from '#server/tasks/task-store.ts';

/** Everything a therapist keeps, as the API answers it. */
export interface WholeCaseload {
  clients: Client[];
  sessions: Session[];
  assessments: Assessment[];
  invoices: Invoice[];
  annuals: Annual[];
  tasks: Task[];
}

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
