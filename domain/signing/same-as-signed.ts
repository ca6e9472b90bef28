import { canonicalText } from './canonical-text.ts';
import type { SignedClinicalDocument } from './signed-clinical-document.ts';
import type { UnsignedNote } from './signed-note.ts';

/**
 * Whether a correction says what was signed. The therapist's part is compared: a plan or a goal may be worded otherwise by now,
 * and the practice may have moved to another time zone.
 */
export function isSameAsSigned(draft: UnsignedNote, signed: UnsignedNote): boolean {
  return canonicalText(writtenPart(draft)) === canonicalText(writtenPart(signed));
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

type SaidInDocument = Pick<
  SignedClinicalDocument,
  'title' | 'fromOn' | 'untilOn' | 'dueOn' | 'sections' | 'marks' | 'scores' | 'filled'
>;

/** Whether a document says what was signed: the practice may have other headings and another list of marks by now. */
export function saysWhatWasSigned(draft: SaidInDocument, signed: SaidInDocument): boolean {
  return canonicalText(saidIn(draft)) === canonicalText(saidIn(signed));
}

function saidIn({ title, fromOn, untilOn, dueOn, sections, marks, scores, filled }: SaidInDocument) {
  const typed = sections.map(({ key, text }) => ({ key, text }));
  return { title, fromOn, untilOn, dueOn, marks, scores, filled, sections: typed };
}
