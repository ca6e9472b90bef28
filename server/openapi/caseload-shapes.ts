import * as z from 'zod/mini';
import type { Annual } from '#domain/annuals/annual.ts';
import { type Assessment, assessmentStatuses, question, response } from '#domain/assessments/assessment.ts';
import type { ActivityLine } from '#domain/audit/activity.ts';
import type { CaseloadCounts } from '#domain/caseload/caseload-counts.ts';
import { type Client, clientStatuses } from '#domain/clients/client.ts';
import type { ClientImport, ImportUndo } from '#domain/clients/client-import.ts';
import type { SealedRecord } from '#domain/clients/sealed-record.ts';
import { type Invoice, invoiceStatuses, invoiceTypes } from '#domain/invoices/invoice.ts';
import { type Session, sessionStatuses, sessionTypes } from '#domain/sessions/session.ts';
import type { Task } from '#domain/tasks/task.ts';
import { count, day, id, instant, moments, owned, text } from './shape-parts.ts';

export const clientShape: z.ZodMiniType<Client> = z.strictObject({
  ...owned,
  firstName: z.string(),
  lastName: z.string(),
  email: text,
  phone: text,
  address: text,
  dateOfBirth: z.nullable(day),
  notes: text,
  status: z.enum(clientStatuses),
  ...moments,
});

export const sealedRecordShape: z.ZodMiniType<SealedRecord> = z.strictObject({
  ...owned,
  clientId: id,
  clientName: z.string(),
  sealedAt: instant,
  deletedBy: z.string(),
  retainedUntil: day,
  keptFor: z.enum(['last-entry', 'age']),
});

export const clientImportShape: z.ZodMiniType<ClientImport> = z.strictObject({
  id,
  fileName: text,
  clientCount: z.int(),
  remainingCount: z.int(),
  createdAt: instant,
  undoneAt: z.nullable(instant),
});

export const importUndoShape: z.ZodMiniType<ImportUndo> = z.strictObject({
  removedCount: z.int(),
  kept: z.array(z.strictObject({ clientId: id, reasons: z.array(z.string()) })),
});

export const caseloadCountsShape: z.ZodMiniType<CaseloadCounts> = z.strictObject({
  clients: count,
  sessions: count,
  assessments: count,
  invoices: count,
  annuals: count,
  tasks: count,
});

export const sessionShape: z.ZodMiniType<Session> = z.strictObject({
  ...owned,
  clientId: id,
  date: instant,
  duration: z.int(),
  type: z.enum(sessionTypes),
  status: z.enum(sessionStatuses),
  absenceNumber: z.int(),
  billable: z.boolean(),
  notes: text,
  seriesId: text,
  ...moments,
});

export const assessmentShape: z.ZodMiniType<Assessment> = z.strictObject({
  ...owned,
  clientId: id,
  title: z.string(),
  description: text,
  questions: z.array(question),
  responses: z.nullable(z.array(response)),
  status: z.enum(assessmentStatuses),
  dateCreated: instant,
  dateCompleted: z.nullable(instant),
  updatedAt: instant,
});

export const invoiceShape: z.ZodMiniType<Invoice> = z.strictObject({
  ...owned,
  clientId: id,
  amount: z.int(),
  description: z.string(),
  dateIssued: instant,
  dueDate: day,
  datePaid: z.nullable(instant),
  status: z.enum(invoiceStatuses),
  sessionIds: z.array(id),
  annualIds: z.array(id),
  invoiceType: z.enum(invoiceTypes),
  ...moments,
});

export const annualShape: z.ZodMiniType<Annual> = z.strictObject({
  ...owned,
  clientId: id,
  date: day,
  amount: z.int(),
  invoiceId: z.nullable(id),
  ...moments,
});

export const taskShape: z.ZodMiniType<Task> = z.strictObject({
  ...owned,
  title: z.string(),
  description: text,
  dueDate: z.nullable(day),
  completed: z.boolean(),
  clientId: z.nullable(id),
  ...moments,
});

export const activityLineShape: z.ZodMiniType<ActivityLine> = z.strictObject({
  position: z.int(),
  at: instant,
  fullName: text,
  address: text,
  action: z.string(),
  entity: z.string(),
  entityId: z.nullable(id),
  clientId: z.nullable(id),
});
