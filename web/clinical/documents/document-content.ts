import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { OnServer } from '#web/platform/drafts/autosave.ts';
import { hasShapeOf } from '#web/platform/drafts/same-shape.ts';

/** The content that the therapist enters in a document. */
export type WrittenDocument = Pick<
  ClinicalDocument,
  'planId' | 'title' | 'fromOn' | 'untilOn' | 'dueOn' | 'sections' | 'marks' | 'scores' | 'annualId'
>;
export type GoalMark = WrittenDocument['marks'][number];

/** Returns the mark of a goal for which nothing is entered. */
export function unmarked({ goalPosition }: Pick<GoalMark, 'goalPosition'>): GoalMark {
  return { goalPosition, code: null, comment: null, plainLine: null };
}

/** Returns a document's entered content as it is on the server. */
export function contentOfDocument(document: ClinicalDocument): OnServer<WrittenDocument> {
  const { planId, title, fromOn, untilOn, dueOn, sections, marks, scores, annualId, updatedAt } = document;
  const content = { planId, title, fromOn, untilOn, dueOn, sections, marks, scores, annualId };
  return { content, updatedAt };
}

/** Returns the content to send, without empty sections, marks and rows. */
export function sentContent(content: WrittenDocument): WrittenDocument {
  return {
    ...content,
    dueOn: content.dueOn || null,
    sections: content.sections.filter(({ text }) => text.trim() !== ''),
    marks: content.marks.filter(({ goalPosition: _, ...texts }) => hasText(texts)),
    scores: content.scores.filter(hasText),
  };
}

/** Returns whether two documents have the same content, in any order of entry. */
export function isSameDocument(one: WrittenDocument, other: WrittenDocument): boolean {
  return contentKey(one) === contentKey(other);
}

function contentKey(content: WrittenDocument): string {
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
    ({ test, edition, subtest, scale, raw, standard, percentile, interval, ageEquivalent, descriptor }) =>
      trimmed({
        ...{ test, edition, subtest, scale, raw, standard, percentile, interval, ageEquivalent, descriptor },
      }),
  );
  return JSON.stringify([planId, title.trim(), fromOn, untilOn, dueOn, annualId, sections, marks, scores]);
}

type Texts = Record<string, string | null | undefined>;

function trimmed(texts: Texts): (string | null)[] {
  return Object.values(texts).map((text) => text?.trim() || null);
}

function hasText(texts: Texts): boolean {
  return trimmed(texts).some((text) => text !== null);
}

/** Returns whether a draft from the device has the shape of a document's content. */
export function isDocumentContent(draft: unknown): draft is WrittenDocument {
  return hasShapeOf(draft, {
    title: '',
    fromOn: '',
    untilOn: '',
    sections: [{ key: '', text: '' }],
    marks: [{ goalPosition: 0 }],
    scores: [{ test: '' }],
  });
}
