import { addDocument, changeDocument } from '#server/clinical/documents/save-document.ts';
import { documentKind } from '#server/clinical/signing/document-kind.ts';
import { sign } from '#server/clinical/signing/sign.ts';
import type { PracticeCalendar } from '#server/clinical/signing/signed-kind.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';

/** Adds a signed progress report and a draft, both filled from signed notes, and a new plan of care. */
export async function writeReports(
  queries: CaseloadWrites,
  [first = 0, second = 0, third = 0]: readonly number[],
  calendar: PracticeCalendar,
): Promise<void> {
  await sign(queries, documentKind, await writeReport(queries, first, calendar), {}, calendar);
  await writeReport(queries, second, calendar);
  await addDocument(queries, { clientId: third, kind: 'plan-of-care' }, calendar);
}

/**
 * Returns the id of a report with the suggested mark for each goal, and a mark described in the comments if there is
 * no suggestion.
 */
async function writeReport(
  queries: CaseloadWrites,
  clientId: number,
  calendar: PracticeCalendar,
): Promise<number> {
  const report = await addDocument(queries, { clientId, kind: 'progress-report' }, calendar);
  const marks = report.filled.goals.map(({ goalPosition, suggestedMark }) => ({
    goalPosition,
    code: suggestedMark ?? 'SC',
    comment: suggestedMark === null ? 'Needs more sessions before a mark says anything.' : null,
  }));
  const text = 'Go on as planned; ask the teacher for one table task a day with the same tools.';
  await changeDocument(queries, report.id, { sections: [{ key: 'next', text }], marks }, calendar.settings);
  return report.id;
}
