import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { documentSections } from '#domain/clinical/documents/document-words.ts';
import type { FilledGoal } from '#domain/clinical/documents/filled-document.ts';
import type { UnsignedDocument } from './signed-clinical-document.ts';

/** A document as it will read once it is signed: without what the signature adds. */
export function unsignedDocument(
  document: ClinicalDocument,
  { progressCodes }: { progressCodes: UnsignedDocument['codes'] },
): UnsignedDocument {
  const { kind, title, fromOn, untilOn, dueOn, sections, marks, scores, filled, correctionReason } = document;
  const told = new Set(filled.goals.map(({ goalPosition }) => goalPosition));
  return {
    ...{ kind, title, fromOn, untilOn, dueOn, scores, filled, correctionReason },
    sections: documentSections[kind].flatMap(({ key, title: heading }) => {
      const typed = sections.find((section) => section.key === key);
      return typed ? [{ ...typed, title: heading }] : [];
    }),
    marks: marks.filter(({ goalPosition }) => told.has(goalPosition)),
    codes: progressCodes.map(({ code, label }) => ({ code, label })),
  };
}

/** Whether a document is not signed without a mark for this goal. Objectives need none of their own. */
export function needsMark({ status, isObjective }: Pick<FilledGoal, 'status' | 'isObjective'>): boolean {
  return status === 'active' && !isObjective;
}

/** Why a document cannot be signed as it is, as a sentence; undefined when it can. */
export function documentRefusal({
  kind,
  filled,
  marks,
}: Pick<ClinicalDocument, 'kind' | 'filled' | 'marks'>): string | undefined {
  if (!documentSections[kind].some(({ hasMarks }) => hasMarks)) return undefined;
  const marked = new Set(marks.flatMap(({ goalPosition, code }) => (code === null ? [] : [goalPosition])));
  const isMarked = filled.goals.every((goal) => !needsMark(goal) || marked.has(goal.goalPosition));
  return isMarked ? undefined : 'Choose a mark for every goal before you sign';
}
