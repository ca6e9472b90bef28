import { BILLABLE_ABSENCES } from '#domain/people/practice/default-practice-settings.ts';

export interface AbsencesOfYear {
  /** Absences in the school year so far, planned ones included. */
  count: number;
  /** The number of the next absence. */
  nextNumber: number;
}

/**
 * Summarizes a client's absences in a school year: "9 · none billable left", "1 · 2 billable left". The remainder
 * depends on the next number, as billing does; `billableAbsences` is the practice's policy.
 */
export function absencesOfYearText(
  { count, nextNumber }: AbsencesOfYear,
  billableAbsences = BILLABLE_ABSENCES,
): string {
  if (billableAbsences === 0) return `${count} · none billable`;
  const left = billableAbsencesLeft(nextNumber, billableAbsences);
  return `${count} · ${left === 0 ? 'none' : left} billable left`;
}

/** Returns how many more absences are billable, from the number of the next one. */
export function billableAbsencesLeft(nextNumber: number, billableAbsences: number): number {
  return Math.max(billableAbsences - nextNumber + 1, 0);
}
