import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import type { UnsignedDocument } from './signed-clinical-document.ts';
import type { NoteGoal, UnsignedNote } from './signed-note.ts';

export type WrittenNote = Omit<
  UnsignedNote,
  'plan' | 'date' | 'start' | 'endDate' | 'end' | 'goals' | 'isLate' | 'lateReason' | 'correctionReason'
>;

/**
 * What a note says by the therapist's own hand and by its session. What other records settle is left out, and may change with
 * them: the plan's words, the child's name in statements, days by the practice's time zone.
 */
export function writtenPart(note: WrittenNote): WrittenNote {
  const { beganAt, minutes, type, status, setting, groupSize, makeUpFor, progress, template } = note;
  const { coTreatedWith, coTreatmentReason, diagnosisCodes, procedureCodes } = note;
  const { activity, notes, subjective, objective, assessment, planText } = note;
  return {
    ...{ beganAt, minutes, type, status, setting, groupSize, makeUpFor, progress, template },
    ...{ coTreatedWith, coTreatmentReason, diagnosisCodes, procedureCodes },
    ...{ activity, notes, subjective, objective, assessment, planText },
  };
}

type RecordedNoteGoal = Omit<NoteGoal, 'statement' | 'criterion' | 'figures' | 'line'>;

/**
 * What was recorded of the goals of a note, each as one text, in an order of their own. A signed text holds no numbers of goals,
 * so what a goal is called and how it is measured tell which one it is.
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
 * What a document says, with what it was filled with. Headings and the practice's list of marks are left out, which may be worded
 * otherwise by now, and marks of goals that it does not tell of.
 */
export function preparedPart(document: WrittenDocument) {
  const { title, fromOn, untilOn, dueOn, scores, filled } = document;
  const typed = document.sections.map(({ key, text }) => canonicalText([key, text])).toSorted();
  const told = new Set(filled.goals.map(({ goalPosition }) => goalPosition));
  const marks = document.marks.filter(({ goalPosition }) => told.has(goalPosition));
  return { title, fromOn, untilOn, dueOn, typed, marks, scores, filled };
}
