import { type Cell, csvText } from '#domain/platform/csv-text.ts';
import { type AttendanceDay, attendanceMonths } from './attendance-grid.ts';
import { logTotals } from './log-totals.ts';
import type { ServiceLog } from './service-log.ts';
import { unitsCell } from './session-log-csv.ts';

const daysOfMonth = Array.from({ length: 31 }, (_, index) => String(index + 1));
const head = [
  'Child',
  'Authorization Number',
  'Mandate',
  'School',
  'Month',
  ...daysOfMonth,
  'Sessions',
  'Minutes',
  'Make-Ups',
  'Units',
];

/** Returns attendance logs as a spreadsheet: a line for each mandate and month, a column a day, with the marks of the paper. */
export function attendanceCsv(logs: readonly ServiceLog[]): string {
  return csvText(head, logs.flatMap(linesOf));
}

function linesOf(log: ServiceLog): Cell[][] {
  const { child, mandate, school } = log;
  return attendanceMonths(log).map(({ name, weeks, log: part }) => {
    const days = weeks.flat().filter((box) => box !== null);
    const totals = logTotals(part);
    return [
      ...[child.label, mandate.authorizationNumber, mandate.sentence, school?.name ?? null, name],
      ...cellsOf(days),
      ...[totals.sessions, totals.minutes, totals.makeUps, unitsCell(totals.units)],
    ];
  });
}

function cellsOf(days: readonly AttendanceDay[]): Cell[] {
  const marks = new Map(days.map((box) => [Number(box.day.slice(8)), box.marks.join(', ')]));
  return daysOfMonth.map((number) => marks.get(Number(number)) || null);
}
