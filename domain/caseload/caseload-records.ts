import { annualRecord } from '#domain/annuals/annual.ts';
import { assessmentRecord } from '#domain/assessments/assessment.ts';
import { clientRecord } from '#domain/clients/client.ts';
import { closingRecord } from '#domain/closings/closing.ts';
import { documentRecord } from '#domain/documents/document.ts';
import { goalRecord } from '#domain/goals/goal.ts';
import { goalRevisionRecord } from '#domain/goals/goal-revision.ts';
import { groupRecord } from '#domain/groups/group.ts';
import { groupMemberRecord } from '#domain/groups/group-member.ts';
import { invoiceRecord } from '#domain/invoices/invoice.ts';
import { invoiceLineRecord } from '#domain/invoices/invoice-line.ts';
import { phraseRecord } from '#domain/phrases/phrase.ts';
import { planRecord } from '#domain/plans/plan.ts';
import type { Answered, RecordDescription } from '#domain/record.ts';
import { goalResultRecord } from '#domain/results/goal-result.ts';
import { reviewRecord } from '#domain/reviews/review.ts';
import { sessionNoteRecord } from '#domain/session-notes/session-note.ts';
import { noteVersionRecord } from '#domain/sessions/note-version.ts';
import { sessionRecord } from '#domain/sessions/session.ts';
import { signedDocumentRecord } from '#domain/signing/signed-document.ts';
import { taskRecord } from '#domain/tasks/task.ts';

/** Every kind of record of a caseload, each after those that it names. A new kind is put here, and nowhere else. */
export const caseloadRecords = [
  clientRecord,
  groupRecord,
  groupMemberRecord,
  sessionRecord,
  noteVersionRecord,
  assessmentRecord,
  invoiceRecord,
  annualRecord,
  invoiceLineRecord,
  taskRecord,
  closingRecord,
  phraseRecord,
  planRecord,
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

/** A value for each kind of record that has a list of its own. */
export function byTable<Value>(of: (kind: ListedRecord) => Value): Record<CaseloadTable, Value> {
  const values: unknown = Object.fromEntries(listedRecords.map((kind) => [kind.table, of(kind)]));
  // The loop is over all of them; TypeScript does not follow it.
  return values as Record<CaseloadTable, Value>;
}
