import type { Day } from '#domain/platform/dates.ts';
import { formatDay } from '#domain/platform/dates.ts';
import type { ColumnTarget } from './column-targets.ts';
import { isCertainName } from './full-name.ts';
import { furtherChildColumns } from './import-columns.ts';
import type { RowField, RowValues } from './row-fields.ts';

/** A place where a row may have been read otherwise than it was meant. */
export interface RowDoubt {
  /** The field to look at; undefined for the whole row. */
  field: RowField | undefined;
  text: string;
}

/** The ages of the children whom the practice sees, in years (specification, section 9). */
const [YOUNGEST, OLDEST] = [3, 21];

/** A row of a file, with what its columns are. */
export interface RowInFile {
  cells: readonly string[];
  headers: readonly string[];
  targets: readonly ColumnTarget[];
}

/** Returns what somebody should look at in a row, as it was read. */
export function doubtsAbout(
  row: RowInFile,
  values: RowValues,
  born: Day | undefined,
  today: Day,
): RowDoubt[] {
  return [...nameDoubts(row, values), ...birthDoubts(born, today), ...cellDoubts(row)];
}

function nameDoubts({ cells, targets }: RowInFile, { firstName, lastName }: RowValues): RowDoubt[] {
  const whole = cells[targets.indexOf('fullName')] ?? '';
  if (isCertainName(whole)) return [];
  return [{ field: 'lastName', text: `Read as first name “${firstName}” and last name “${lastName}”.` }];
}

function birthDoubts(born: Day | undefined, today: Day): RowDoubt[] {
  if (born === undefined || born > today) return [];
  const age = ageOn(born, today);
  if (age >= YOUNGEST && age <= OLDEST) return [];
  const years = age === 1 ? '1 year' : `${age} years`;
  return [{ field: 'dateOfBirth', text: `Born ${formatDay(born)} means ${years} old. Is the year right?` }];
}

function cellDoubts({ cells, headers, targets }: RowInFile): RowDoubt[] {
  const further = furtherChildColumns(headers).filter((column) => (cells[column] ?? '') !== '');
  const beyond = cells.slice(headers.length).some((cell) => cell !== '');
  return [
    ...(further.length > 0
      ? [
          {
            field: undefined,
            text: 'This row names more than one child. Only the first becomes a client; the others are in the notes.',
          },
        ]
      : []),
    ...(beyond
      ? [
          {
            field: undefined,
            text: 'This row has more cells than the file has columns: a comma within a text may have moved them.',
          },
        ]
      : []),
    ...(cells.some((cell, column) => targets[column] !== 'nothing' && looksLikeRows(cell, headers.length))
      ? [
          {
            field: undefined,
            text: 'One text of this row looks like further rows: a quotation mark may be missing at its end.',
          },
        ]
      : []),
  ];
}

// A line in a text with as many separators as the table has says that the text swallowed a row.
function looksLikeRows(cell: string, columns: number): boolean {
  if (columns < 3 || !cell.includes('\n')) return false;
  const lines = cell.split('\n').slice(1);
  return lines.some((line) => [',', ';', '\t', '|'].some((sign) => line.split(sign).length >= columns));
}

function ageOn(born: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}
