import type { Day } from '#domain/platform/dates.ts';
import type { ScoreRow } from './score-row.ts';

/** A row of scores of another document of the child, with that document's last day. */
export interface DatedScore {
  on: Day;
  isSigned: boolean;
  row: ScoreRow;
}

/**
 * Returns the results of a row's test until a day, latest first: those of its subtest, or of every subtest
 * while none is named. Names are compared without case.
 */
export function earlierScores(row: ScoreRow, others: readonly DatedScore[], until: Day): DatedScore[] {
  const isEarlier = ({ on, row: other }: DatedScore) =>
    on <= until &&
    isSameName(other.test, row.test) &&
    (!row.subtest?.trim() || isSameName(other.subtest, row.subtest));
  return others.filter(isEarlier).toSorted((one, other) => other.on.localeCompare(one.on));
}

function isSameName(one: string | null, other: string): boolean {
  const [first, second] = [one ?? '', other].map((name) => name.trim().toLowerCase().replace(/\s+/g, ' '));
  return first !== '' && first === second;
}
