<<<<<<< HEAD
import type { UnitRule } from '#domain/people/practice/procedure-codes.ts';

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
=======
export const unitRules = ['cms', 'ama'] as const;
/** How units are counted: over all timed minutes of a day (CMS), or for each code by itself (AMA). */
export type UnitRule = (typeof unitRules)[number];

/** The minutes that one unit of a code stands for; null for a code that is one unit whatever its minutes. */
export type CodeMinutes = 15 | 30 | 60 | null;

/** A code with its minutes on one day. */
export interface CodeOfDay {
  code: string;
  minutes: number;
  unitMinutes: CodeMinutes;
}

/**
 * Returns the units of a day's codes, in their order. By CMS, all codes of 15 minutes count together, and the units left
 * over go to the largest remainders; codes of 30 and 60 count by themselves. An untimed code is one unit a day.
 * Sources: Medicare Claims Processing Manual, chapter 5, section 20.2; the CPT midpoint rule.
 */
export function unitsOfCodes(codes: readonly CodeOfDay[], rule: UnitRule): number[] {
  const together = rule === 'cms' ? sharedUnits(codes.map(quarterMinutes)) : [];
  return codes.map((one, index) => {
    if (one.unitMinutes === null) return isFirstOfCode(codes, index) ? 1 : 0;
    if (rule === 'cms' && one.unitMinutes === 15) return together[index] ?? 0;
    return unitsByItself(one.minutes, one.unitMinutes);
  });
}

function isFirstOfCode(codes: readonly CodeOfDay[], index: number): boolean {
  return codes.findIndex(({ code }) => code === codes[index]?.code) === index;
}

/** A unit counts once more than half of its minutes are there: 8 of 15, 16 of 30, 31 of 60. */
function unitsByItself(minutes: number, unitMinutes: number): number {
>>>>>>> 74f7a7c7 (Make superbills that stay as they were made)
  const first = Math.floor(unitMinutes / 2) + 1;
  return Math.floor((minutes + unitMinutes - first) / unitMinutes);
}

<<<<<<< HEAD
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

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
=======
/** Returns the minutes that count together with others; undefined for a code that counts by itself. */
function quarterMinutes({ minutes, unitMinutes }: CodeOfDay): number | undefined {
  return unitMinutes === 15 ? minutes : undefined;
}

function sharedUnits(minutes: readonly (number | undefined)[]): number[] {
  const counted = minutes.flatMap((own, index) => (own === undefined ? [] : [{ index, minutes: own }]));
  const total = counted.reduce((sum, one) => sum + one.minutes, 0);
  const units = minutes.map((own = 0) => Math.floor(own / 15));
  const left = Math.floor((total + 7) / 15) - units.reduce((sum, own) => sum + own, 0);
  const byRemainder = counted.toSorted(
    (one, other) => (other.minutes % 15) - (one.minutes % 15) || other.minutes - one.minutes,
  );
  for (const { index } of byRemainder.slice(0, left)) units[index] = (units[index] ?? 0) + 1;
  return units;
}
>>>>>>> 74f7a7c7 (Make superbills that stay as they were made)
