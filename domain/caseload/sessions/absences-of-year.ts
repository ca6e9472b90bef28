import { BILLABLE_ABSENCES } from '#domain/people/practice/default-practice-settings.ts';

export interface AbsencesOfYear {
  /** How many there were in the school year so far, planned ones too. */
  count: number;
  /** The number that the next one gets. */
  nextNumber: number;
}

/**
 * A client's absences of a school year in a few words: "9 · none billable left", "1 · 2 billable left". What is left
 * follows the number of the next one, as billing does; `billableAbsences` is the practice's policy.
 */
export function absencesOfYearText(
  { count, nextNumber }: AbsencesOfYear,
  billableAbsences = BILLABLE_ABSENCES,
): string {
  if (billableAbsences === 0) return `${count} · none billable`;
  const left = Math.max(billableAbsences - nextNumber + 1, 0);
  return `${count} · ${left === 0 ? 'none' : left} billable left`;
}
