import { canonicalText } from '#domain/canonical-text.ts';
import type { Plan } from '#domain/plans/plan.ts';
import type { UnsignedDocument } from './signed-clinical-document.ts';
import type { UnsignedNote } from './signed-note.ts';

/**
 * Whether a correction says what was signed. The therapist's part is compared: a plan or a goal may be worded otherwise by now,
 * and the practice may have moved to another time zone.
 */
export function isSameAsSigned(draft: UnsignedNote, signed: UnsignedNote): boolean {
  return canonicalText(writtenPart(draft)) === canonicalText(writtenPart(signed));
}

/**
 * The same of a document, with what it was filled with. The practice's list of marks and the headings may be worded otherwise
 * by now.
 */
export function isDocumentAsSigned(draft: UnsignedDocument, signed: UnsignedDocument): boolean {
  return canonicalText(preparedPart(draft)) === canonicalText(preparedPart(signed));
}

type NamedPlan = Pick<Plan, 'id' | 'program' | 'title' | 'startsOn'>;

/**
 * Whether a correction is about the plan that was signed. A signed text holds no numbers of the database: where no plan of
 * the child is called what it says, the plan was worded otherwise since, and any will do.
 */
export function isPlanAsSigned(
  planId: number | null,
  plans: readonly NamedPlan[],
  { plan: signed }: UnsignedDocument['filled'],
): boolean {
  if (signed === null || planId === null) return signed === null && planId === null;
  const called = plans.filter(
    ({ program, title, startsOn }) =>
      program === signed.program && title === signed.title && startsOn === signed.startsOn,
  );
  return called.length === 0 || called.some(({ id }) => id === planId);
}

function preparedPart({ title, fromOn, untilOn, dueOn, sections, marks, scores, filled }: UnsignedDocument) {
  const typed = sections.map(({ key, text }) => ({ key, text }));
  return { title, fromOn, untilOn, dueOn, typed, marks, scores, filled };
}

function writtenPart(note: UnsignedNote) {
  const { beganAt, minutes, type, status, setting, groupSize, makeUpFor, progress, template } = note;
  const { coTreatedWith, coTreatmentReason, diagnosisCodes, procedureCodes } = note;
  const { activity, notes, subjective, objective, assessment, planText } = note;
  return {
    ...{ beganAt, minutes, type, status, setting, groupSize, makeUpFor, progress, template },
    ...{ coTreatedWith, coTreatmentReason, diagnosisCodes, procedureCodes },
    ...{ activity, notes, subjective, objective, assessment, planText },
    plan: note.plan && [note.plan.program, note.plan.startsOn],
    goals: note.goals.map(
      ({ name, revision, phase, marks, cue, seconds, count, minutes, rating, comment }) => ({
        ...{ name, revision, phase, marks, cue, seconds, count, minutes, rating, comment },
      }),
    ),
  };
}
