import { annualRecord } from '#domain/billing/annuals/annual.ts';
import { billingDetailsRecord } from '#domain/billing/billing-details/billing-details.ts';
import { billingDocumentRecord } from '#domain/billing/billing-documents/billing-document.ts';
import { invoiceRecord } from '#domain/billing/invoices/invoice.ts';
import { invoiceLineRecord } from '#domain/billing/invoices/invoice-line.ts';
import { mandateRecord } from '#domain/billing/mandates/mandate.ts';
import { organizationRecord } from '#domain/billing/organizations/organization.ts';
import { paymentRecord } from '#domain/billing/payments/payment.ts';
import { paymentApplicationRecord } from '#domain/billing/payments/payment-application.ts';
import { voucherRecord } from '#domain/billing/vouchers/voucher.ts';
import { voucherPartRecord } from '#domain/billing/vouchers/voucher-part.ts';
import { assessmentRecord } from '#domain/caseload/assessments/assessment.ts';
import { clientRecord } from '#domain/caseload/clients/client.ts';
import { closingRecord } from '#domain/caseload/closings/closing.ts';
import { groupRecord } from '#domain/caseload/groups/group.ts';
import { groupMemberRecord } from '#domain/caseload/groups/group-member.ts';
import { noteVersionRecord } from '#domain/caseload/sessions/note-version.ts';
import { sessionRecord } from '#domain/caseload/sessions/session.ts';
import { taskRecord } from '#domain/caseload/tasks/task.ts';
import { timeEntryRecord } from '#domain/caseload/time-entries/time-entry.ts';
import { documentRecord } from '#domain/clinical/documents/document.ts';
import { goalRecord } from '#domain/clinical/goals/goal.ts';
import { goalRevisionRecord } from '#domain/clinical/goals/goal-revision.ts';
import { sessionNoteRecord } from '#domain/clinical/notes/session-note.ts';
import { phraseRecord } from '#domain/clinical/phrases/phrase.ts';
import { planRecord } from '#domain/clinical/plans/plan.ts';
import { goalResultRecord } from '#domain/clinical/results/goal-result.ts';
import { reviewRecord } from '#domain/clinical/reviews/review.ts';
import { signedDocumentRecord } from '#domain/clinical/signing/signed-document.ts';
import { messageRecord } from '#domain/platform/messages/message.ts';
import type { Answered, RecordDescription } from '#domain/platform/record.ts';

/** Every kind of record of a caseload, each after those that it names. A new kind is put here, and nowhere else. */
export const caseloadRecords = [
  clientRecord,
  billingDetailsRecord,
  organizationRecord,
  planRecord,
  mandateRecord,
  groupRecord,
  groupMemberRecord,
  sessionRecord,
  noteVersionRecord,
  assessmentRecord,
  invoiceRecord,
  annualRecord,
  invoiceLineRecord,
  voucherRecord,
  voucherPartRecord,
  paymentRecord,
  paymentApplicationRecord,
  billingDocumentRecord,
  messageRecord,
  taskRecord,
  closingRecord,
  timeEntryRecord,
  phraseRecord,
  goalRecord,
  goalRevisionRecord,
  goalResultRecord,
  sessionNoteRecord,
  documentRecord,
  signedDocumentRecord,
  reviewRecord,
] as const satisfies readonly RecordDescription[];

export type CaseloadRecord = (typeof caseloadRecords)[number];
export type RecordTable = CaseloadRecord['table'];
/** The description of the records in one table. */
export type RecordIn<Table extends RecordTable> = Extract<CaseloadRecord, { table: Table }>;

/** Kinds of records that have a list of their own; the others are told in the answers of these. */
export type ListedRecord = Exclude<CaseloadRecord, { partOf: string }>;
export type CaseloadTable = ListedRecord['table'];
export const listedRecords = caseloadRecords.filter(
  (record): record is ListedRecord => !('partOf' in record),
);

/** Everything a therapist keeps, as the API answers it. */
export type WholeCaseload = { [Table in CaseloadTable]: Answered<RecordIn<Table>>[] };

/** How many records of each kind a caseload has. */
export type CaseloadCounts = Record<CaseloadTable, number>;

/** Returns a value for each kind of record that has a list of its own. */
export function byTable<Value>(of: (kind: ListedRecord) => Value): Record<CaseloadTable, Value> {
  const values: unknown = Object.fromEntries(listedRecords.map((kind) => [kind.table, of(kind)]));
  // The loop is over all of them; TypeScript does not follow it.
  return values as Record<CaseloadTable, Value>;
}
