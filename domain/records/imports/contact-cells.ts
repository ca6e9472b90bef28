import { emailPattern } from '#domain/platform/email.ts';
import { isBlankCell } from './blank-cells.ts';
import { readHeader } from './column-headers.ts';
import type { ColumnTarget } from './column-targets.ts';

/**
 * Returns the column of a row with the client's email or phone: the field's own, or where its cell is empty another one
 * of the same kind, such as the mobile phone of somebody who has no home phone. -1 if there is neither.
 */
export function contactColumn(
  field: 'email' | 'phone',
  texts: readonly string[],
  headers: readonly string[],
  targets: readonly ColumnTarget[],
): number {
  const own = targets.indexOf(field);
  if (own === -1 || !isBlankCell(texts[own] ?? '', field)) return own;
  return texts.findIndex(
    (text, column) =>
      targets[column] === 'namedNote' &&
      contactSigns[field].test(text) &&
      readHeader(headers[column] ?? '').target === field,
  );
}

/** What an email and a phone number have in any case: cells without it need no look at their header. */
const contactSigns = { email: /@/, phone: /(?:\d\D*){7}/ };

/** What stands between several values of one cell; Google has three colons. */
const BETWEEN = /\s*(?: ::: |[;,|&\n]| \/ | or | and )\s*/;
/** Whose an email is: "mom: ", "(dad)". */
const LABEL = /^[\p{L} ]+: *|\s*\([^()@]*\)$/gu;
/** The digits of a phone number without its area code. */
export const FEWEST_DIGITS = 7;

// "Pat Maple <pat@example.com>" and "pat@example.com (mom)" stay in the notes with the name.
export function emailsIn(cell: string): string[] {
  if (cell === '') return [];
  const spaced = cell.split(/\s+/);
  const parts = isEmails(spaced) ? spaced : cell.split(BETWEEN).filter((text) => text !== '');
  const emails = parts.map((text) => {
    const plain = text
      .replace(/^mailto:/i, '')
      .replace(LABEL, '')
      .replace(/\.$/, '');
    return (/<([^<>]+)>$/.exec(plain)?.[1] ?? plain).trim();
  });
  if (!isEmails(emails)) return [cell];
  const named = parts.filter((text) => /[<(:]/.test(text.replace(/^mailto:|^<[^<>]+>$/i, '')));
  return [...emails, ...named];
}

function isEmails(texts: readonly string[]): boolean {
  return texts.every((text) => emailPattern.test(text));
}

// Spreadsheets that take a number for a decimal one put ".0" behind it; others an apostrophe before it.
export function phonesIn(cell: string): string[] {
  const parts = cell
    .split(BETWEEN)
    .map((text) => text.replace(/^(?:tel:|')(?=[+\d(])/i, '').replace(/^(\d{7,})\.0$/, '$1'))
    .filter((text) => text !== '');
  const areNumbers = parts.every((text) => text.replace(/\D/g, '').length >= FEWEST_DIGITS);
  return areNumbers ? parts : [cell];
}
