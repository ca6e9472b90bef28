import { countText } from '#domain/clinical/goals/count-text.ts';
import { planSettingLabels } from '#domain/clinical/plans/plan-labels.ts';
import { type Cell, csvText } from '#domain/platform/csv-text.ts';
import type { BillChild } from './bill-children.ts';
import { outcomeText, participantsText } from './log-row-words.ts';
import type { LogRow, ServiceLog } from './service-log.ts';

const head = [
  'Child',
  'Authorization Number',
  'Service',
  'Mandate',
  'School',
  'Date',
  'Start',
  'End',
  'Minutes',
  'Individual or Group',
  'Setting',
  'Status',
  'Make-Up For',
  'Signed On',
  'Units',
  'Rate',
  'Amount',
  'Not Billed Because',
];

/** Returns session logs as a spreadsheet, a line a session; dates are like 2026-10-06, times like 14:30, amounts in dollars. */
export function sessionLogCsv(logs: readonly ServiceLog[]): string {
  return csvText(head, logs.flatMap(linesOf));
}

/** Returns a bill as a spreadsheet: the lines of its children, and a line with the sums of each that is deleted. */
export function billCsv(children: readonly BillChild[]): string {
  return csvText(
    head,
    children.flatMap((child) =>
      child.logs.length === 0 ? [sealedLine(child)] : child.logs.flatMap(linesOf),
    ),
  );
}

function linesOf(log: ServiceLog): Cell[][] {
  const { child, mandate, school } = log;
  const place = [
    child.label,
    mandate.authorizationNumber,
    mandate.service,
    mandate.sentence,
    school?.name ?? null,
  ];
  return log.rows.map((row) => [...place, ...cellsOf(row)]);
}

function cellsOf(row: LogRow): Cell[] {
  const { day, start, end, minutes, setting, makeUpFor, signedOn, units, rate, cents, leftOut } = row;
  return [
    ...[day, start, end, minutes],
    ...[participantsText(row), setting && planSettingLabels[setting], outcomeText(row)],
    ...[makeUpFor, signedOn, unitsCell(units), dollars(rate), dollars(cents), leftOut],
  ];
}

function sealedLine({ label, figures }: BillChild): Cell[] {
  const { sessions, minutes, units, cents } = figures;
  const line = new Map<string, Cell>([
    ['Child', label],
    ['Minutes', minutes],
    ['Status', countText(sessions, 'sessions')],
    ['Units', unitsCell(units)],
    ['Amount', dollars(cents)],
  ]);
  return head.map((name) => line.get(name) ?? null);
}

/** Returns hundredths of a unit as a number of units. */
export function unitsCell(units: number | null): number | null {
  return units === null ? null : units / 100;
}

/** Returns cents as dollars with two digits: "60.00". */
export function dollars(cents: number | null): string | null {
  return cents === null ? null : (cents / 100).toFixed(2);
}
