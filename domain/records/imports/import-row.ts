import {
  BORN_IN_THE_FUTURE,
  isPastBirthDate,
  type NewClient,
  newClient,
} from '#domain/caseload/clients/client.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { PersonName } from '#domain/platform/names.ts';
import { hasUnstorableText } from '#domain/platform/text.ts';
import { withoutUnseen } from '#domain/platform/unseen-characters.ts';
import { isBlankCell } from './blank-cells.ts';
import { type ColumnTarget, type RosterField, rosterFields } from './column-targets.ts';
import { contactColumn, emailsIn, phonesIn } from './contact-cells.ts';
import { type DateOrder, readDay } from './day-reading.ts';
import { isLastFirst, lastFirstName, nameBeside, splitFullName } from './full-name.ts';
import { type RowField, type RowValues, rowFields } from './row-fields.ts';

/** What a row comes to: a client, or what is wrong with it by field. */
export interface CheckedRow {
  client: NewClient | undefined;
  problems: Partial<Record<RowField, string>>;
  /** The date of birth as it is read. */
  born: Day | undefined;
}

const SHORTENED_PHONE =
  'A spreadsheet has shortened this number to something like 5.2E+09. Please enter it again';
const UNSTORABLE = 'The text contains characters that cannot be stored';

const activeWords = [
  ...['active', 'a', 'yes', 'y', 'true', '1', 'current', 'enrolled', 'open', 'ongoing', 'in treatment'],
  ...['in therapy', 'receiving services', 'activo', 'activa', 'si', 'sí', '✓', '✔', '☑'],
];
const inactiveWords = [
  ...['inactive', 'i', 'no', 'n', 'false', '0', 'not active', 'discharged', 'discharge', 'd/c', 'closed'],
  ...['archived', 'former', 'past', 'graduated', 'exited', 'withdrawn', 'terminated', 'discontinued'],
  ...['dismissed', 'declassified', 'deactivated', 'disabled', 'deceased', 'left', 'moved', 'aged out'],
  ...['inactivo', 'inactiva', 'dado de alta', 'dada de alta'],
];

/**
 * Gathers the cells of a row into the fields that their columns belong to. `noted` are the roster's columns whose cells
 * stay notes.
 */
export function valuesOfRow(
  cells: readonly string[],
  headers: readonly string[],
  targets: readonly ColumnTarget[],
  noted: ReadonlySet<ColumnTarget> = new Set(rosterFields),
): RowValues {
  const texts = cells.map(cleanCell);
  const under = (target: ColumnTarget) =>
    texts.filter((text, column) => text !== '' && targets[column] === target);
  const whole = inOrder(under('fullName')[0], headers[targets.indexOf('fullName')]);
  const { firstName, lastName } = nameIn(whole, under('firstName')[0], under('lastName')[0]);
  const filled = (field: RowField & ColumnTarget) => under(field).filter((text) => !isBlankCell(text, field));
  const emailAt = contactColumn('email', texts, headers, targets);
  const phoneAt = contactColumn('phone', texts, headers, targets);
  const [email = '', ...emails] = emailsIn(texts[emailAt] ?? '');
  const [phone = '', ...phones] = phonesIn(texts[phoneAt] ?? '');
  const isNoted = (target: ColumnTarget = 'nothing') => target === 'namedNote' || noted.has(target);
  const namedNotes = texts.flatMap((text, column) =>
    isNoted(targets[column]) && ![emailAt, phoneAt].includes(column) && !isBlankCell(text, undefined)
      ? [`${headers[column]?.trim() || 'Other'}: ${text}`]
      : [],
  );
  const further = [...emails.map((text) => `Email: ${text}`), ...phones.map((text) => `Phone: ${text}`)];
  return {
    firstName: oneLine(firstName, ' '),
    lastName: oneLine(lastName, ' '),
    dateOfBirth: filled('dateOfBirth')[0] ?? '',
    email,
    phone,
    address: filled('address')
      .map((text) => oneLine(text, ', '))
      .join(', '),
    status: filled('status')[0] ?? '',
    notes: [...filled('notes'), ...namedNotes, ...further].join('\n'),
  };
}

/** Returns the cells of a row that say a child's mandate. */
export function rosterCells(
  cells: readonly string[],
  targets: readonly ColumnTarget[],
): Partial<Record<RosterField, string>> {
  const found: Partial<Record<RosterField, string>> = {};
  for (const field of rosterFields) {
    const column = targets.indexOf(field);
    if (column !== -1) found[field] = cleanCell(cells[column] ?? '');
  }
  return found;
}

function inOrder(name: string | undefined, header = ''): string | undefined {
  return name !== undefined && isLastFirst(header) ? lastFirstName(name) : name;
}

function nameIn(whole = '', firstName: string | undefined, lastName: string | undefined): PersonName {
  const isWhole = firstName === undefined && lastName === undefined;
  return isWhole ? splitFullName(whole) : nameBeside(whole, { firstName, lastName });
}

function oneLine(text: string, between: string): string {
  return text.replace(/[,\s]*\n\s*/g, between);
}

/** Holds a row to the rules of the client form. `order` says how its dates in numbers are read. */
export function checkRow(values: RowValues, order: DateOrder, today: Day): CheckedRow {
  const born = readDay(values.dateOfBirth, order, today);
  const parsed = newClient.safeParse({
    ...values,
    dateOfBirth: born ?? values.dateOfBirth,
    status: statusOf(values.status),
  });
  const problems: CheckedRow['problems'] = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = rowFields.find((one) => one === issue.path[0]);
    if (field !== undefined) problems[field] ??= issue.message;
  }
  if (parsed.success && !isPastBirthDate(parsed.data.dateOfBirth, today))
    problems.dateOfBirth = BORN_IN_THE_FUTURE;
  if (/^\d(?:\.\d+)?e\+?\d+$/i.test(values.phone.trim())) problems.phone = SHORTENED_PHONE;
  for (const field of rowFields) if (hasUnstorableText(values[field])) problems[field] = UNSTORABLE;
  const isSound = parsed.success && Object.keys(problems).length === 0;
  return { client: isSound ? parsed.data : undefined, problems, born };
}

/**
 * Returns a cell without what spreadsheets put around it: ="0123" keeps zeros in front, an apostrophe keeps text from being
 * taken for a formula (also in our own exports), quotation marks may stand behind a space, no-break spaces are spaces, and
 * invisible characters are left out.
 */
export function cleanCell(cell: string): string {
  return withoutUnseen(cell)
    .replace(/[\u00A0\u202F]/g, ' ')
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^"([^"]*)"$/s, '$1')
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .trim();
}

function statusOf(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  if (word === '') return undefined;
  if (activeWords.includes(word)) return 'active';
  return inactiveWords.includes(word) ? 'inactive' : text;
}
