import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { documentSections } from '#domain/clinical/documents/document-sections.ts';
import type { FilledGoal } from '#domain/clinical/documents/filled-document.ts';
import type { UnsignedDocument } from './signed-clinical-document.ts';

/** Returns a document as it will be signed, without the signature. */
export function unsignedDocument(
  document: ClinicalDocument,
  { progressCodes }: { progressCodes: UnsignedDocument['codes'] },
): UnsignedDocument {
  const { kind, title, fromOn, untilOn, dueOn, sections, marks, scores, filled, correctionReason } = document;
  const shown = new Set(filled.goals.map(({ goalPosition }) => goalPosition));
  return {
    ...{ kind, title, fromOn, untilOn, dueOn, scores, filled, correctionReason },
    sections: documentSections[kind].flatMap(({ key, title: heading }) => {
      const typed = sections.find((section) => section.key === key);
      return typed ? [{ ...typed, title: heading }] : [];
    }),
    marks: marks.filter(({ goalPosition }) => shown.has(goalPosition)),
    codes: progressCodes.map(({ code, label }) => ({ code, label })),
  };
}

/** Returns every written text of a document, with its heading. */
export function writtenTextsOf({ title, sections, marks, scores, correctionReason }: UnsignedDocument) {
  const comments = marks.flatMap(({ comment }) => comment ?? []);
  return [
    { title: 'Title', text: title },
    ...sections,
    ...comments.map((text) => ({ title: 'Comment', text })),
    ...scores.map(({ test, descriptor }) => ({ title: 'Test', text: `${test} ${descriptor ?? ''}` })),
    { title: 'Why it was corrected', text: correctionReason ?? '' },
  ];
}

/** Returns whether a document cannot be signed without a mark for this goal. Objectives do not need one. */
export function needsMark({ status, isObjective }: Pick<FilledGoal, 'status' | 'isObjective'>): boolean {
  return status === 'active' && !isObjective;
}

type Marked = Pick<ClinicalDocument, 'kind' | 'filled' | 'marks'>;

/** Returns the goals of a document that need a mark; none for kinds without marks. */
export function goalsToMark({ kind, filled }: Pick<Marked, 'kind' | 'filled'>): FilledGoal[] {
  return documentSections[kind].some(({ hasMarks }) => hasMarks) ? filled.goals.filter(needsMark) : [];
}

/** Returns the goals of a document that need a mark and have none yet. */
export function goalsWithoutMark({ marks, ...document }: Marked): FilledGoal[] {
  const marked = new Set(marks.flatMap(({ goalPosition, code }) => (code === null ? [] : [goalPosition])));
  return goalsToMark(document).filter(({ goalPosition }) => !marked.has(goalPosition));
}

/** Returns why a document cannot be signed, as a sentence; undefined if it can. */
export function documentRefusal(document: Marked): string | undefined {
  const isMarked = goalsWithoutMark(document).length === 0;
  return isMarked ? undefined : 'Choose a mark for every goal before you sign';
}
