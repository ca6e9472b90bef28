import type { Delivery, MandateTerm } from '#domain/billing/mandates/mandate.ts';
import {
  type MandateReading,
  NOTATION_REFUSAL,
  readMandate,
} from '#domain/billing/mandates/mandate-notation.ts';
import type { MandatePromise } from '#domain/billing/mandates/same-promise.ts';
import { goalFormStart } from '#domain/clinical/goals/goal-form-values.ts';
import type { PlanProgram } from '#domain/clinical/plans/plan-labels.ts';
import type { Day } from '#domain/platform/dates.ts';
import { isBlankCell } from './blank-cells.ts';
import { type RosterField, rosterFields } from './column-targets.ts';
import { type DateOrder, readDay } from './day-reading.ts';

/** A mandate as the cells of a row say it. */
export interface RosterMandate {
  program: PlanProgram;
  startsOn: Day;
  endsOn: Day;
  delivery: Delivery;
  term: Omit<MandateTerm, 'startsOn' | 'weekdays'>;
  /** The mandate as it stands in the file. */
  line: string;
  /** The names as they stand in the file; empty for no school, and for the family. */
  school: string;
  payer: string;
  authorizationNumber: string | null;
}

/** Returns what a mandate of a row promises. */
export function promiseOf({
  delivery,
  startsOn,
  endsOn,
  term,
}: RosterMandate): MandatePromise & { terms: MandateTerm[] } {
  return { delivery, endsOn, terms: [{ startsOn, ...term, weekdays: [] }] };
}

/** What the roster's columns of a row say. */
export interface RosterReading {
  mandates: readonly RosterMandate[];
  /** The columns whose cells stay notes. */
  noted: ReadonlySet<RosterField>;
  /** What could not be read, as sentences. */
  remarks: readonly string[];
}

type RosterCells = Record<RosterField, string>;

/** Two digits of a plan's year are those of this century. */
const CENTURY_END: Day = '2099-12-31';
const LONGEST_AUTHORIZATION = 60;
const LONGEST_NAME = 200;

const programWords: Record<PlanProgram, RegExp> = {
  iep: /^(?:iep|cse|school[ -]?age)$/,
  cpse: /^(?:cpse|preschool|pre-?k|4410|preschool \(cpse\))$/,
  iesp: /^(?:iesp|nonpublic)$/,
  '504': /^(?:504|504 plan|section 504)$/,
  private: /^(?:private|private[ -]?pay|self[ -]?pay|family)$/,
};

/**
 * Reads the mandates of a row. Where the mandate or its days are not understood, nothing is made of them and all of it
 * stays a note. Without days a mandate runs as a new plan does, for the school year.
 */
export function readRoster(typed: Partial<RosterCells>, order: DateOrder, today: Day): RosterReading {
  const cells = filledCells(typed);
  const { mandate: line } = cells;
  if (line === '') return notes([]);
  const readings = readMandate(line);
  if (readings === undefined) return notes([`“${line}” is not understood as a mandate. ${STAYS}`]);
  if (readings.some(({ asksFor }) => asksFor.includes('group'))) {
    return notes([`“${line}” does not say how many children the group has. ${STAYS}`]);
  }
  if (readings.some(({ asksFor }) => asksFor.includes('cycleDays'))) {
    return notes([`“${line}” does not say how many school days the cycle has. ${STAYS}`]);
  }
  const days = daysOf(cells, order, today);
  if (typeof days === 'string') return notes([`${days} The mandate stays a note.`]);
  return withMandates(cells, readings, days);
}

const STAYS = `It stays a note. ${NOTATION_REFUSAL}`;

function notes(remarks: string[]): RosterReading {
  return { mandates: [], noted: new Set(rosterFields), remarks };
}

function filledCells(typed: Partial<RosterCells>): RosterCells {
  const textOf = (field: RosterField) => {
    const text = typed[field]?.replace(/\s+/g, ' ').trim() ?? '';
    return isBlankCell(text, undefined) ? '' : text;
  };
  return {
    school: textOf('school'),
    payer: textOf('payer'),
    program: textOf('program'),
    mandate: textOf('mandate'),
    firstDay: textOf('firstDay'),
    lastDay: textOf('lastDay'),
    authorizationNumber: textOf('authorizationNumber'),
  };
}

/** Returns the first and the last day of a mandate, or why they are not understood. */
function daysOf(
  { firstDay, lastDay }: RosterCells,
  order: DateOrder,
  today: Day,
): { startsOn: Day; endsOn: Day } | string {
  const first = firstDay === '' ? null : readDay(firstDay, order, CENTURY_END);
  const last = lastDay === '' ? null : readDay(lastDay, order, CENTURY_END);
  if (first === undefined) return `The first day “${firstDay}” is not understood.`;
  if (last === undefined) return `The last day “${lastDay}” is not understood.`;
  const { plan } = goalFormStart(undefined, first ?? last ?? today);
  const days = { startsOn: first ?? plan.startsOn, endsOn: last ?? plan.endsOn };
  return days.endsOn < days.startsOn ? 'The mandate must not end before it begins.' : days;
}

function withMandates(
  cells: RosterCells,
  readings: readonly MandateReading[],
  days: { startsOn: Day; endsOn: Day },
): RosterReading {
  const { school, payer, authorizationNumber } = cells;
  const noted = new Set<RosterField>();
  const remarks: string[] = [];
  const program = programOf(cells.program);
  if (program === undefined) {
    noted.add('program');
    remarks.push(`The program “${cells.program}” is not known. It stays a note, and the plan is an IEP.`);
  }
  const limits = { school: LONGEST_NAME, payer: LONGEST_NAME, authorizationNumber: LONGEST_AUTHORIZATION };
  for (const field of ['school', 'payer', 'authorizationNumber'] as const) {
    if (cells[field].length <= limits[field]) continue;
    noted.add(field);
    remarks.push(`“${cells[field].slice(0, 40)}…” is too long. It stays a note.`);
  }
  const kept = (field: RosterField, text: string) => (noted.has(field) ? '' : text);
  const mandates = readings.map(
    ({ sessions, minutes, per, cycleDays, group, place, delivery }): RosterMandate => ({
      program: program ?? 'iep',
      ...days,
      delivery,
      term: { sessions, per, cycleDays, minutes, group: group ?? 1, place },
      line: cells.mandate,
      school: kept('school', school),
      payer: kept('payer', payer),
      authorizationNumber: kept('authorizationNumber', authorizationNumber) || null,
    }),
  );
  return { mandates, noted, remarks };
}

/** Returns the program that a cell names: an IEP if it names none, undefined if it is not known. */
function programOf(text: string): PlanProgram | undefined {
  if (text === '') return 'iep';
  const word = text.toLowerCase();
  const programs = ['iep', 'cpse', 'iesp', '504', 'private'] as const;
  return programs.find((program) => programWords[program].test(word));
}
