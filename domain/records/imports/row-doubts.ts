import { type Day, formatDay } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import { isBlankCell } from './blank-cells.ts';
import type { ColumnTarget } from './column-targets.ts';
import { FEWEST_DIGITS } from './contact-cells.ts';
import { isCertainName } from './full-name.ts';
import { doubtAboutColumns, furtherChildColumns } from './import-columns.ts';
import { isStrange } from './letters.ts';
import type { RowField, RowValues } from './row-fields.ts';

/** A place where a row may have been read otherwise than it was meant. */
export interface RowDoubt {
  /** The fields to look at; none for the whole row. */
  fields: readonly RowField[];
  text: string;
}

/** The ages of the children whom the practice sees, in years (specification, section 9). */
const [YOUNGEST, OLDEST] = [3, 21];
/** The digits of the longest phone number, with the code of a country and an extension. */
const MOST_DIGITS = 19;

/** A row of a file, with what its columns are. */
export interface RowInFile {
  cells: readonly string[];
  headers: readonly string[];
  targets: readonly ColumnTarget[];
  /** Whether nearly all rows of the file have as many cells as it has columns. */
  areRowsFull: boolean;
}

/** Returns what somebody should look at in a row, as it was read. */
export function doubtsAbout(
  row: RowInFile,
  values: RowValues,
  born: Day | undefined,
  today: Day,
): RowDoubt[] {
  const found: [RowField[], string | undefined][] = [
    [['firstName', 'lastName'], doubtAboutReading(row, values)],
    [['firstName'], doubtAboutName(values.firstName)],
    [['lastName'], doubtAboutName(values.lastName)],
    [['dateOfBirth'], doubtAboutBirth(born, today)],
    [['phone'], doubtAboutPhone(values.phone)],
    [['status'], doubtAboutStatus(row, values)],
    [[], doubtAboutColumns(row.headers, row.targets)],
    ...doubtsAboutCells(row).map((text): [RowField[], string] => [[], text]),
  ];
  return found.flatMap(([fields, text]) => (text === undefined ? [] : [{ fields, text }]));
}

/** Returns why a birth on this day is none that a client of the practice can have. */
function doubtAboutBirth(born: Day | undefined, today: Day): string | undefined {
  if (born === undefined || born > today) return undefined;
  const age = ageOn(born, today);
  if (age >= YOUNGEST && age <= OLDEST) return undefined;
  const years = age === 1 ? '1 year' : `${age} years`;
  return `Born ${formatDay(born)} means ${years} old. Is the year right?`;
}

// The name was in one cell, or one of its two names was.
function doubtAboutReading({ cells, targets }: RowInFile, { firstName, lastName }: RowValues) {
  const cellOf = (target: ColumnTarget) => cells[targets.indexOf(target)] ?? '';
  const whole = cellOf('fullName');
  const isSplit = cellOf('firstName') === '' && cellOf('lastName') === '';
  const isCertain = isSplit
    ? isCertainName(whole)
    : whole === '' || whole === fullNameOf({ firstName, lastName });
  return isCertain ? undefined : `Read as first name “${firstName}” and last name “${lastName}”.`;
}

function doubtAboutName(name: string): string | undefined {
  if (NO_NAME.test(name)) return `“${name}” does not look like a name.`;
  if (SEVERAL.test(name)) return `“${name}” looks like more than one name.`;
  return isStrange(name)
    ? `“${name}” has letters that names do not have. Was the file saved another way?`
    : undefined;
}

const NO_NAME =
  /^(?:n\.?\/?a\.?|none|null|unknown|unk|tb[ad]|no name|test|total|first name|last name|name|[-–—_.?*]+)$|[\d@<>?*#~=_|\\{}$%^]/i;
const SEVERAL = /[&+;/]| (?:and|y) |,(?! *(?:jr|sr|i{2,3}|iv)\.?$)/i;

function doubtAboutPhone(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').length;
  if (digits > MOST_DIGITS) return `“${phone}” looks like more than one phone number.`;
  return phone === '' || digits >= FEWEST_DIGITS
    ? undefined
    : `“${phone}” does not look like a phone number.`;
}

const LEFT =
  /^(?:is |date )?(?:inactive|archived|discharged?|exit(?:ed)?|withdrawn|terminat(?:ed|ion)|deceased)(?: date| on| reason)?$/i;

// "Discharged: Yes" beside no status says that the client has left.
function doubtAboutStatus({ cells, headers, targets }: RowInFile, { status }: RowValues) {
  if (status !== '') return undefined;
  const column = headers.findIndex(
    (header, index) => LEFT.test(header.trim()) && targets[index] === 'namedNote' && isSaid(cells[index]),
  );
  return column === -1
    ? undefined
    : `“${headers[column]}” says “${cells[column]}”. If the client has left, enter inactive.`;
}

function isSaid(cell = ''): boolean {
  return !isBlankCell(cell, undefined) && !/^(?:no?|false|f|0|none|never)$/i.test(cell.trim());
}

function doubtsAboutCells({ cells, headers, targets, areRowsFull }: RowInFile): string[] {
  const further = furtherChildColumns(headers).some((column) => (cells[column] ?? '') !== '');
  const beyond = cells.slice(headers.length).some((cell) => cell !== '');
  const found: [boolean, string][] = [
    [
      further,
      'This row names more than one child. Only the first becomes a client; the others are in the notes.',
    ],
    [beyond, 'This row has more cells than the file has columns: a comma within a text may have moved them.'],
    [
      areRowsFull && cells.length < headers.length,
      'This row has fewer cells than the file has columns: they may have moved, or be incomplete.',
    ],
    [
      cells.some((cell, column) => looksLikeRows(cell, headers.length, targets[column])),
      'One text of this row looks like further rows: a quotation mark may be missing at its end.',
    ],
    [
      targets.length > 1 && headers.every((header, column) => (cells[column] ?? '') === header),
      'This row repeats the names of the columns.',
    ],
  ];
  return found.flatMap(([isFound, text]) => (isFound ? [text] : []));
}

// A line in a text with as many separators as the table has says that the text swallowed a row; a city and its state
// are no row.
function looksLikeRows(cell: string, columns: number, target: ColumnTarget | undefined): boolean {
  if (columns < (target === 'address' ? 3 : 2) || !cell.includes('\n')) return false;
  const lines = cell.split('\n').slice(1);
  return lines.some((line) =>
    [',', ';', '\t', '|'].some((sign) => {
      const parts = line.split(sign).length;
      return columns === 2 ? parts === 2 : parts >= columns;
    }),
  );
}

function ageOn(born: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}
