import type { Plan } from '#domain/clinical/plans/plan.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import type { UnsignedDocument } from './signed-clinical-document.ts';
import type { UnsignedNote } from './signed-note.ts';
import { preparedPart, recordedPart, writtenPart } from './written-part.ts';

/**
 * Returns whether a corrected note equals the signed one. Only the therapist's part is compared: a plan or a
 * goal may have been reworded, and the practice may have changed its time zone.
 */
export function isSameAsSigned(draft: UnsignedNote, signed: UnsignedNote): boolean {
  return canonicalText(comparedPart(draft)) === canonicalText(comparedPart(signed));
}

/**
 * Returns the same for a document and its filled data. The practice's list of marks and the headings may have
 * been reworded.
 */
export function isDocumentAsSigned(draft: UnsignedDocument, signed: UnsignedDocument): boolean {
  return canonicalText(preparedPart(draft)) === canonicalText(preparedPart(signed));
}

type NamedPlan = Pick<Plan, 'id' | 'program' | 'title' | 'startsOn'>;

/**
 * Returns whether a correction is about the signed plan. A signed text holds no ids: if no plan of the child
 * matches it, the plan was reworded, and any plan is accepted.
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

function comparedPart(note: UnsignedNote) {
  const plan = note.plan && [note.plan.program, note.plan.startsOn];
  return [writtenPart(note), recordedPart(note.goals), plan];
}
