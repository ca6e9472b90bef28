import { clockText } from '#domain/billing/organizations/organization-words.ts';
import { progressLabels } from '#domain/clinical/notes/note-labels.ts';
import { planSettingLabels } from '#domain/clinical/plans/plan-labels.ts';
import { type Cell, csvText } from '#domain/platform/csv-text.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { BillChild } from './bill-children.ts';
import { outcomeText } from './log-row-words.ts';
import type { LogRow, ServiceLog } from './service-log.ts';
import { dollars, unitsCell } from './session-log-csv.ts';

// The fields that the county's portal publishes, in its order. What the portal itself gives, or has not published the form
// of (its ids, the therapist's, the codes of attendance), stays empty or is in words: this is for typing from.
const head = [
  'Attendance ID',
  'Group ID',
  'Number of Children',
  'ESID',
  'Therapist ID',
  'Co-Visit Therapist',
  'County Number',
  'Date',
  'Start',
  'End',
  'Procedure Codes',
  'Diagnosis Codes',
  'Notes',
  'Setting',
  'Make-Up For',
  'Progress',
  'Location',
  'Units',
  'Rate',
  'Attendance Type',
  'Child',
];

/**
 * Returns the sessions on a bill and the missed ones in the order of the fields that counties ask for, with the child
 * last. The sessions of a deleted child are sums.
 */
export function countyCsv(children: readonly BillChild[]): string {
  return csvText(
    head,
    children.flatMap((child) =>
      child.logs.length === 0 ? [sealedLine(child)] : child.logs.flatMap(linesOf),
    ),
  );
}

function linesOf(log: ServiceLog): Cell[][] {
  return log.rows.filter(isToBeTyped).map((row) => cellsOf(row, log));
}

/** Whether a session is on the bill, or was missed. */
function isToBeTyped({ cents, status }: LogRow): boolean {
  return cents !== null || (status !== 'completed' && status !== 'scheduled');
}

function cellsOf(row: LogRow, { child, mandate, school }: ServiceLog): Cell[] {
  const { day, start, end, groupNumber, groupSize, diagnosisCodes, procedureCodes } = row;
  const { setting, makeUpFor, progress, units, rate } = row;
  return [
    ...[null, groupNumber, groupSize ?? 1, mandate.authorizationNumber, null, null, null],
    ...[usDay(day), clockText(start), clockText(end)],
    ...[procedureCodes.join(', ') || null, diagnosisCodes.join(', ') || null, null],
    ...[setting && planSettingLabels[setting], makeUpFor && usDay(makeUpFor)],
    ...[progress && progressLabels[progress], school?.name ?? null],
    ...[unitsCell(units), dollars(rate), outcomeText(row), child.label],
  ];
}

function sealedLine({ label, figures }: BillChild): Cell[] {
  return head.map((name) => (name === 'Child' ? label : name === 'Units' ? unitsCell(figures.units) : null));
}

/** Returns a day as forms of the county have it: "10/06/2026". */
function usDay(day: Day): string {
  return `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
}
