import * as z from 'zod/mini';
import type { OpenInvoices } from '#domain/billing/invoices/invoice.ts';
import type { RecordProgress } from '#domain/caseload/clients/record-progress.ts';
import type { ClosedSessions } from '#domain/caseload/closings/closed-sessions.ts';
import type { AbsenceBilling } from '#domain/caseload/sessions/absence-billing.ts';
import type { ActivityLine } from '#domain/platform/audit/activity.ts';
import { count, day, id, instant, owned, text } from '#domain/platform/stored-shapes.ts';
import type { ClientImport, ImportUndo } from '#domain/records/imports/client-import.ts';
import { byTable, type CaseloadCounts } from './caseload-records.ts';
import { lostPlaces, type RestoredRecord, type SealedRecord, sealedKinds } from './sealed-record.ts';

export const sealedRecordShape: z.ZodMiniType<SealedRecord> = z.strictObject({
  ...owned,
  kind: z.enum(sealedKinds),
  recordId: id,
  clientId: id,
  clientName: z.string(),
  day: z.nullable(day),
  amount: z.nullable(z.int()),
  datePaid: z.nullable(instant),
  sealedAt: instant,
  deletedBy: z.string(),
  retainedUntil: day,
  keptFor: z.enum(['last-entry', 'age']),
});

export const restoredRecordShape: z.ZodMiniType<RestoredRecord> = z.strictObject({
  ...owned,
  lost: z.array(z.enum(lostPlaces)),
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
  mandateCount: z.int(),
  kept: z.array(z.strictObject({ clientId: id, reasons: z.array(z.string()) })),
});

export const caseloadCountsShape: z.ZodMiniType<CaseloadCounts> = z.strictObject(byTable(() => count));

export const absenceBillingShape: z.ZodMiniType<AbsenceBilling> = z.strictObject({
  absenceNumber: z.int(),
  billable: z.boolean(),
});

export const recordProgressShape: z.ZodMiniType<RecordProgress> = z.strictObject({
  page: count,
  pages: count,
});

export const openInvoicesShape: z.ZodMiniType<OpenInvoices> = z.strictObject({
  count,
  cents: z.int(),
  overdueCount: count,
  overdueCents: z.int(),
});

export const closedSessionsShape: z.ZodMiniType<ClosedSessions> = z.strictObject({
  planned: z.array(id),
  staying: count,
  cycled: count,
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
