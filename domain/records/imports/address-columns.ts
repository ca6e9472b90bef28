import type { Person } from './column-headers.ts';
import type { ColumnTarget } from './column-targets.ts';

/** A column with the person that it names and where its cells may belong. */
export interface Column {
  header: string;
  person: Person;
  target: ColumnTarget;
}

/** Whose address is a client's, where a file has several. */
const inRank: readonly Person[] = ['child', 'client', 'nobody', 'family'];

/**
 * Returns whether a column belongs to a second address: that of somebody who goes before, or of a place named earlier
 * ("Home City", "Mailing City"), has the same part as one of its own.
 */
export function isOtherAddress(column: Column, columns: readonly Column[]): boolean {
  if (column.target !== 'address') return false;
  const addresses = columns.filter(({ target }) => target === 'address');
  const own = addresses.filter((other) => ownerOf(other) === ownerOf(column));
  return own.some((part) => addresses.some((other) => goesBefore(other, part, addresses)));
}

function goesBefore(other: Column, part: Column, addresses: readonly Column[]): boolean {
  if (partOf(other) !== partOf(part) || ownerOf(other) === ownerOf(part)) return false;
  const [rank, otherRank] = [inRank.indexOf(part.person), inRank.indexOf(other.person)];
  return otherRank < rank || (otherRank === rank && addresses.indexOf(other) < addresses.indexOf(part));
}

function ownerOf({ header, person }: Column): string {
  const place = /home|mailing|physical|residential|current|permanent/i.exec(header)?.[0] ?? '';
  return `${person} ${place.toLowerCase()}`;
}

function partOf({ header }: Column): string {
  if (/zip|post(?:al|code)/i.test(header)) return 'code';
  if (/^st$|state|province|region/i.test(header)) return 'state';
  if (/city|town|borough|ciudad/i.test(header)) return 'city';
  if (/country/i.test(header)) return 'country';
  return /[23]|apt|apartment|unit|suite|box|extended/i.test(header) ? 'second line' : 'street';
}
