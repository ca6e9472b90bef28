import type { Annual } from '#domain/annuals/annual.ts';
import type { Assessment } from '#domain/assessments/assessment.ts';
import type { Client } from '#domain/clients/client.ts';
import type { Day } from '#domain/dates.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Session } from '#domain/sessions/session.ts';
import type { Task } from '#domain/tasks/task.ts';

/** The numbers that records have got here, by those they had where they come from. */
export interface NewIds {
  of(id: number): number;
}

export function clientRow(client: Client) {
  return {
    first_name: client.firstName,
    last_name: client.lastName,
    email: client.email,
    phone: client.phone,
    address: client.address,
    date_of_birth: client.dateOfBirth,
    notes: client.notes,
    status: client.status,
    ...momentsOf(client),
  };
}

export function sessionRow(session: Session, clients: NewIds) {
  return {
    client_id: clients.of(session.clientId),
    date: session.date,
    duration: session.duration,
    type: session.type,
    status: session.status,
    absence_number: session.absenceNumber,
    billable: session.billable,
    notes: session.notes,
    series_id: session.seriesId,
    ...momentsOf(session),
  };
}

export function assessmentRow(assessment: Assessment, clients: NewIds) {
  return {
    client_id: clients.of(assessment.clientId),
    title: assessment.title,
    description: assessment.description,
    questions: JSON.stringify(assessment.questions),
    responses: assessment.responses && JSON.stringify(assessment.responses),
    status: assessment.status,
    date_created: assessment.dateCreated,
    date_completed: assessment.dateCompleted,
    updated_at: assessment.updatedAt,
  };
}

export function invoiceRow(invoice: Invoice, clients: NewIds, today: Day) {
  // An archive says how an invoice reads. One that is overdue by its date alone is kept as pending, and reads the same.
  const isOverdueByDate = invoice.status === 'overdue' && invoice.dueDate < today;
  return {
    client_id: clients.of(invoice.clientId),
    amount: invoice.amount,
    description: invoice.description,
    date_issued: invoice.dateIssued,
    due_date: invoice.dueDate,
    date_paid: invoice.datePaid,
    status: isOverdueByDate ? 'pending' : invoice.status,
    invoice_type: invoice.invoiceType,
    ...momentsOf(invoice),
  } as const;
}

export function annualRow(annual: Annual, clients: NewIds, invoices: NewIds) {
  return {
    client_id: clients.of(annual.clientId),
    date: annual.date,
    amount: annual.amount,
    invoice_id: annual.invoiceId && invoices.of(annual.invoiceId),
    ...momentsOf(annual),
  };
}

export function taskRow(task: Task, clients: NewIds) {
  return {
    title: task.title,
    description: task.description,
    due_date: task.dueDate,
    completed: task.completed,
    client_id: task.clientId && clients.of(task.clientId),
    ...momentsOf(task),
  };
}

function momentsOf({ createdAt, updatedAt }: Pick<Client, 'createdAt' | 'updatedAt'>) {
  return { created_at: createdAt, updated_at: updatedAt };
}
