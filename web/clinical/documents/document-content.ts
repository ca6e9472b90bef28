import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { OnServer } from '#web/platform/drafts/autosave.ts';
import { hasShapeOf } from '#web/platform/drafts/same-shape.ts';

/** What the therapist writes of a document. */
export type WrittenDocument = Pick<
  ClinicalDocument,
  'planId' | 'title' | 'fromOn' | 'untilOn' | 'dueOn' | 'sections' | 'marks' | 'scores' | 'annualId'
>;
export type GoalMark = WrittenDocument['marks'][number];
export type ScoreRow = WrittenDocument['scores'][number];

/** What is written of a document, as it is on the server. */
export function contentOfDocument(document: ClinicalDocument): OnServer<WrittenDocument> {
  const { planId, title, fromOn, untilOn, dueOn, sections, marks, scores, annualId, updatedAt } = document;
  const content = { planId, title, fromOn, untilOn, dueOn, sections, marks, scores, annualId };
  return { content, updatedAt };
}

/** What is sent of it: without sections, marks and rows in which nothing stands. */
export function sentContent(content: WrittenDocument): WrittenDocument {
  return {
    ...content,
    dueOn: content.dueOn || null,
    sections: content.sections.filter(({ text }) => text.trim() !== ''),
    marks: content.marks.filter(({ goalPosition: _, ...said }) => hasWords(said)),
    scores: content.scores.filter(hasWords),
  };
}

/** Whether two documents say the same, whatever the order in which it was written. */
export function isSameDocument(one: WrittenDocument, other: WrittenDocument): boolean {
  return told(one) === told(other);
}

function told(content: WrittenDocument): string {
  const { planId, title, fromOn, untilOn, dueOn, annualId, ...written } = sentContent(content);
  const sections = written.sections.map(({ key, text }) => [key, text.trim()]).toSorted();
  const marks = written.marks
    .toSorted((a, b) => a.goalPosition - b.goalPosition)
    .map(({ goalPosition, code, comment, plainLine }) => [
      goalPosition,
      code,
      ...trimmed({ comment, plainLine }),
    ]);
  const scores = written.scores.map(
    ({ test, subtest, raw, standard, percentile, ageEquivalent, descriptor }) =>
      trimmed({ test, subtest, raw, standard, percentile, ageEquivalent, descriptor }),
  );
  return JSON.stringify([planId, title.trim(), fromOn, untilOn, dueOn, annualId, sections, marks, scores]);
}

function trimmed(texts: Record<string, string | null>): (string | null)[] {
  return Object.values(texts).map((text) => text?.trim() || null);
}

function hasWords(texts: Record<string, string | null>): boolean {
  return trimmed(texts).some((text) => text !== null);
}

/** Whether what was kept on the device is what is written of a document. */
export function isDocumentContent(kept: unknown): kept is WrittenDocument {
  return hasShapeOf(kept, {
    title: '',
    fromOn: '',
    untilOn: '',
    sections: [{ key: '', text: '' }],
    marks: [{ goalPosition: 0 }],
    scores: [{ test: '' }],
  });
}
