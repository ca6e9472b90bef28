import type { Ledger } from '#domain/billing/mandates/ledger-shapes.ts';
import { type Cell, csvText } from '#domain/platform/csv-text.ts';
import type { ServicesSummary } from './services-summary.ts';

const head = [
  ...['Part', 'Name', 'Value', 'Whose'],
  ...['Minutes', 'Made Up', 'Excused', 'Open'],
  ...['Carried In', 'New', 'Carried Out'],
];

/** Returns a services summary as a spreadsheet: what it is about, the minutes, and a line for each reason and month. */
export function servicesSummaryCsv(summary: ServicesSummary, ledger: Ledger): string {
  const { facts, sentence, reasons, months } = summary;
  const rows: Cell[][] = [
    ...[...facts, ['Mandate', sentence]].map(([label = '', value = '']) => ['Mandate', label, value]),
    ...minutesOf(ledger).map(([name, minutes]) => ['Minutes', name, null, null, minutes]),
    ...reasons.map((reason) => [
      ...['Not delivered as owed', reason.label, null, reason.owner || null],
      ...reason.minutes,
    ]),
    ...months.map(({ label, minutes: [carriedIn = 0, added = 0, madeUp = 0, carriedOut = 0] }) => [
      ...['Minutes to be made up', label, null, null, null, madeUp, null, null],
      ...[carriedIn, added, carriedOut],
    ]),
  ];
  return csvText(
    head,
    rows.map((row) => head.map((_, column) => row[column] ?? null)),
  );
}

function minutesOf({ owed, covered, madeUp, over, running, delivered }: Ledger): [string, number][] {
  return [
    ['Owed', owed],
    ['Took place as owed', covered],
    ['Made up', madeUp],
    ['Beyond what was owed', over],
    ['In a period that is not over', running],
    ['Took place together', delivered],
  ];
}
