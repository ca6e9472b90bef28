import type { Plan } from '#domain/clinical/plans/plan.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import type { UnsignedDocument } from './signed-clinical-document.ts';
import type { UnsignedNote } from './signed-note.ts';
import { preparedPart, recordedPart, writtenPart } from './written-part.ts';

/**
 * Whether a correction says what was signed. The therapist's part is compared: a plan or a goal may be worded otherwise by now,
 * and the practice may have moved to another time zone.
 */
export function isSameAsSigned(draft: UnsignedNote, signed: UnsignedNote): boolean {
  return canonicalText(comparedPart(draft)) === canonicalText(comparedPart(signed));
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

function comparedPart(note: UnsignedNote) {
  const plan = note.plan && [note.plan.program, note.plan.startsOn];
  return [writtenPart(note), recordedPart(note.goals), plan];
}
