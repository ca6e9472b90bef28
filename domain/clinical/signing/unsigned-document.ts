import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { documentSections, type SectionKey } from '#domain/clinical/documents/document-sections.ts';
import type { FilledGoal } from '#domain/clinical/documents/filled-document.ts';
import { faultyScores } from '#domain/clinical/documents/score-faults.ts';
import { findBlanks } from '#domain/platform/blanks.ts';
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

/** The field of a draft in which something is written; a comment is named by its goal's position. */
export type WrittenField = 'title' | SectionKey | `comment-${number}` | `score-${number}` | 'correction';

interface WrittenText {
  field: WrittenField;
  title: string;
  text: string;
}

/** Returns every written text of a document, with its heading and its field. */
export function writtenTextsOf(document: UnsignedDocument): WrittenText[] {
  const { title, sections, marks, scores, correctionReason } = document;
  return [
    { field: 'title', title: 'Title', text: title },
    ...sections.map(({ key, ...section }): WrittenText => ({ field: key, ...section })),
    ...marks.map(
      ({ goalPosition, comment }): WrittenText => ({
        field: `comment-${goalPosition}`,
        title: 'Comment',
        text: comment ?? '',
      }),
    ),
    ...scores.map(
      ({ test, descriptor }, index): WrittenText => ({
        field: `score-${index}`,
        title: 'Test',
        text: `${test} ${descriptor ?? ''}`,
      }),
    ),
    { field: 'correction', title: 'Why it was corrected', text: correctionReason ?? '' },
  ];
}

/** Returns the field of each blank of a document, in the order in which a preview lists the blanks. */
export function fieldsWithBlanks(document: UnsignedDocument): WrittenField[] {
  return writtenTextsOf(document).flatMap(({ field, text }) => findBlanks(text).map(() => field));
}

/** Returns whether a document cannot be signed without a mark for this goal. Objectives do not need one. */
export function needsMark({ status, isObjective }: Pick<FilledGoal, 'status' | 'isObjective'>): boolean {
  return status === 'active' && !isObjective;
}

type Marked = Pick<ClinicalDocument, 'kind' | 'filled' | 'marks' | 'scores'>;

/** Returns the goals of a document that need a mark; none for kinds without marks. */
export function goalsToMark({ kind, filled }: Pick<Marked, 'kind' | 'filled'>): FilledGoal[] {
  return documentSections[kind].some(({ hasMarks }) => hasMarks) ? filled.goals.filter(needsMark) : [];
}

/** Returns the goals of a document that need a mark and have none yet. */
export function goalsWithoutMark({ marks, ...document }: Omit<Marked, 'scores'>): FilledGoal[] {
  const marked = new Set(marks.flatMap(({ goalPosition, code }) => (code === null ? [] : [goalPosition])));
  return goalsToMark(document).filter(({ goalPosition }) => !marked.has(goalPosition));
}

/** Returns why a document cannot be signed, as a sentence; undefined if it can. */
export function documentRefusal(document: Marked): string | undefined {
  if (goalsWithoutMark(document).length > 0) return 'Choose a mark for every goal before you sign';
  const [faulty] = faultyScores(document.scores);
  return faulty && `Score ${faulty.index + 1} needs a correction before you sign. ${faulty.message}`;
}
