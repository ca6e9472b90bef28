import type { Annual } from '#domain/annuals/annual.ts';
import type { Assessment } from '#domain/assessments/assessment.ts';
import type { Client } from '#domain/clients/client.ts';
import type { Day } from '#domain/dates.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Session } from '#domain/sessions/session.ts';
import type { Task } from '#domain/tasks/task.ts';
import { annualColumns } from '#server/annuals/annual-store.ts';
import { assessmentColumns } from '#server/assessments/assessment-store.ts';
import { clientColumns } from '#server/clients/client-store.ts';
import { invoiceColumns } from '#server/invoices/write-invoice.ts';
import { sessionColumns } from '#server/sessions/session-store.ts';
import { taskColumns } from '#server/tasks/task-store.ts';

// Each function gives a record of an archive as the row it becomes here: the same content and moments, with the
// records it belongs to by the numbers they have got.

/** The numbers that records have got here, by those they had where they come from. */
export interface NewIds {
  of(id: number): number;
}

export function clientRow(client: Client) {
  return { ...clientColumns(client), ...momentsOf(client) };
}

export function sessionRow(session: Session, clients: NewIds) {
  return {
    ...sessionColumns({ ...session, clientId: clients.of(session.clientId) }),
    ...momentsOf(session),
  };
}

export function assessmentRow(assessment: Assessment, clients: NewIds) {
  return {
    ...assessmentColumns({ ...assessment, clientId: clients.of(assessment.clientId) }),
    date_created: assessment.dateCreated,
    updated_at: assessment.updatedAt,
  };
}

export function invoiceRow(invoice: Invoice, clients: NewIds, today: Day) {
  // An archive says how an invoice reads. One that is overdue by its date alone is kept as pending, and reads the same.
  const isOverdueByDate = invoice.status === 'overdue' && invoice.dueDate < today;
  const status = isOverdueByDate ? 'pending' : invoice.status;
  return {
    ...invoiceColumns({ ...invoice, clientId: clients.of(invoice.clientId), status }),
    ...momentsOf(invoice),
  };
}

export function annualRow(annual: Annual, clients: NewIds, invoices: NewIds) {
  return {
    ...annualColumns({ ...annual, clientId: clients.of(annual.clientId) }),
    invoice_id: annual.invoiceId && invoices.of(annual.invoiceId),
    ...momentsOf(annual),
  };
}

export function taskRow(task: Task, clients: NewIds) {
  return {
    ...taskColumns({ ...task, clientId: task.clientId && clients.of(task.clientId) }),
    ...momentsOf(task),
  };
}

function momentsOf({ createdAt, updatedAt }: Pick<Client, 'createdAt' | 'updatedAt'>) {
  return { created_at: createdAt, updated_at: updatedAt };
}
