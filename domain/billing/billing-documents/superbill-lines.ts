import type { UnitRule } from '#domain/people/practice/procedure-codes.ts';
import type { Day } from '#domain/platform/dates.ts';
import { splitByWeights } from '#domain/platform/money.ts';
import type { SuperbillLine } from './superbill.ts';
import { diagnosesOf } from './superbill-obstacles.ts';
import type { SuperbillVisit, VisitCode } from './superbill-visit.ts';
import { unitsOfCodes } from './units-of-codes.ts';

const FIRST_LETTER = 'A'.charCodeAt(0);

/** Returns the letter of a diagnosis by its place in the list: 0 is "A". */
export function diagnosisLetter(index: number): string {
  return String.fromCharCode(FIRST_LETTER + index);
}

/** Returns the lines of visits, a line for each code: units by day, charges and payments by minutes. */
export function linesOf(visits: readonly SuperbillVisit[], rule: UnitRule): SuperbillLine[] {
  const letters = new Map(diagnosesOf(visits).map((code, index) => [code, diagnosisLetter(index)]));
  const units = unitsByVisit(visits, rule);
  return visits.flatMap((visit, index) => {
    const { codes, day, place, diagnoses, charge, paid, invoiceNumber } = visit;
    const charges = splitByWeights(
      charge,
      codes.map(({ minutes }) => minutes),
    );
    const payments = splitByWeights(paid, charges);
    return codes.map(
      ({ code, modifiers, minutes }, position): SuperbillLine => ({
        ...{ visit: index + 1, day, place, code, modifiers, minutes, invoiceNumber },
        pointers: diagnoses.flatMap((diagnosis) => letters.get(diagnosis) ?? []).toSorted(),
        units: units.get(visit)?.[position] ?? 0,
        charge: charges[position] ?? 0,
        paid: payments[position] ?? 0,
      }),
    );
  });
}

/** Returns the units of each visit's codes: those of one day count together. */
function unitsByVisit<Visit extends Pick<SuperbillVisit, 'day' | 'codes'>>(
  visits: readonly Visit[],
  rule: UnitRule,
): Map<Visit, number[]> {
  const found = new Map<Visit, number[]>();
  const days: Map<Day, Visit[]> = Map.groupBy(visits, ({ day }) => day);
  for (const ofDay of days.values()) {
    const units = unitsOfDay(
      ofDay.flatMap((visit) => visit.codes),
      rule,
    );
    for (const visit of ofDay) found.set(visit, units.splice(0, visit.codes.length));
  }
  return found;
}

/** Returns the units of a day's codes: a code is counted by all of its minutes, in however many sessions. */
function unitsOfDay(codes: readonly VisitCode[], rule: UnitRule): number[] {
  const byCode = [...Map.groupBy(codes, ({ code, unitMinutes }) => `${code} ${unitMinutes}`).values()];
  const counted = byCode.map((same) => ({
    unitMinutes: same[0]?.unitMinutes ?? null,
    minutes: same.reduce((sum, { minutes }) => sum + minutes, 0),
  }));
  const units = new Map<VisitCode, number>();
  for (const [index, all] of unitsOfCodes(counted, rule).entries()) {
    const same = byCode[index] ?? [];
    const parts = splitByWeights(
      all,
      same.map(({ minutes }) => minutes),
    );
    for (const [place, code] of same.entries()) units.set(code, parts[place] ?? 0);
  }
  return codes.map((code) => units.get(code) ?? 0);
}
