import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import type { UnsignedDocument } from './signed-clinical-document.ts';
import { type NoteGoal, type UnsignedNote, writtenShapes } from './signed-note.ts';

export type WrittenNote = Pick<UnsignedNote, keyof typeof writtenShapes>;

/**
 * Returns the part of a note that its therapist wrote or its session sets. What other records provide is left
 * out, since it can change with them: the plan's text, the child's name in statements, days in the practice's
 * time zone. Empty fields are left out too, since an earlier text lacks those that were added later.
 */
export function writtenPart(note: WrittenNote): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(note).filter(([name, value]) => name in writtenShapes && value !== null),
  );
}

type RecordedNoteGoal = Omit<NoteGoal, 'statement' | 'criterion' | 'figures' | 'line'>;

/**
 * Returns the results of a note's goals, one text each, sorted. A signed text holds no goal ids, so a goal is
 * identified by its name and measurement.
 */
export function recordedPart(goals: readonly RecordedNoteGoal[]): string[] {
  return goals
    .map((goal) => {
      const { name, revision, measure, ladder, steps, target, targetCue, minimumTrials } = goal;
      const { phase, marks, cue, seconds, count, minutes, rating, comment } = goal;
      return canonicalText({
        ...{ name, revision, measure, ladder, steps, target, targetCue, minimumTrials },
        ...{ phase, marks, cue, seconds, count, minutes, rating, comment },
      });
    })
    .toSorted();
}

export type WrittenDocument = Pick<
  UnsignedDocument,
  'title' | 'fromOn' | 'untilOn' | 'dueOn' | 'marks' | 'scores' | 'filled'
> &
  Pick<ClinicalDocument, 'sections'>;

/**
 * Returns a document's written and filled content. Headings and the practice's list of marks are left out,
 * since they can be reworded, and so are marks of goals that the document does not show.
 */
export function preparedPart(document: WrittenDocument) {
  const { title, fromOn, untilOn, dueOn, scores, filled } = document;
  const typed = document.sections.map(({ key, text }) => canonicalText([key, text])).toSorted();
  const shown = new Set(filled.goals.map(({ goalPosition }) => goalPosition));
  const marks = document.marks.filter(({ goalPosition }) => shown.has(goalPosition));
  return { title, fromOn, untilOn, dueOn, typed, marks, scores, filled };
}
