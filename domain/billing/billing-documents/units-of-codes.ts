import type { UnitRule } from '#domain/people/practice/procedure-codes.ts';
import { sum } from '#domain/platform/sum.ts';

/** The minutes of a procedure code in one day. */
export interface CodeMinutes {
  /** Whole minutes of 0 or more. */
  minutes: number;
  /** Null for an untimed code. */
  unitMinutes: 15 | 30 | 60 | null;
}

/**
 * Returns the units of each procedure code of one day. By the CMS 8-minute rule (Medicare Claims Processing Manual,
 * chapter 5, section 20.2) all codes of 15 minutes are counted together; by the AMA's rule, and for longer units, each
 * code by itself. An untimed code is one unit.
 */
export function unitsOfCodes(codes: readonly CodeMinutes[], rule: UnitRule): number[] {
  const together = codes.map(({ unitMinutes }) => rule === 'cms' && unitMinutes === 15);
  const shared = unitsTogether(codes.flatMap(({ minutes }, index) => (together[index] ? [minutes] : [])));
  return codes.map((code, index) => (together[index] ? (shared.shift() ?? 0) : unitsAlone(code)));
}

/** Counts a unit from past the middle of its minutes on: 8 of 15, 16 of 30, 31 of 60. */
function unitsAlone({ minutes, unitMinutes }: CodeMinutes): number {
  if (unitMinutes === null) return 1;
  const first = Math.floor(unitMinutes / 2) + 1;
  return Math.floor((minutes + unitMinutes - first) / unitMinutes);
}

const UNIT = 15;

/** Units beyond the full ones go to the most minutes left over, then to the most minutes, then to the first. */
function unitsTogether(all: readonly number[]): number[] {
  const units = all.map((minutes) => Math.floor(minutes / UNIT));
  const total = Math.floor((sum(all) + 7) / UNIT);
  const places = all
    .map((minutes, index) => ({ minutes, index, left: minutes % UNIT }))
    .sort((one, other) => other.left - one.left || other.minutes - one.minutes || one.index - other.index);
  for (const { index } of places.slice(0, total - sum(units))) units[index] = (units[index] ?? 0) + 1;
  return units;
}
