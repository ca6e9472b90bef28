import type { Day } from '#domain/dates.ts';
import type { Client } from './client.ts';

/**
 * What the file of a client's whole record is called: the name in plain letters and the day it was made, never the
 * date of birth. A name without any Latin letter gives way to the client's number.
 */
export function clientRecordFileName(
  { id, firstName, lastName }: Pick<Client, 'id' | 'firstName' | 'lastName'>,
  today: Day,
): string {
  const name = plainLetters(`${lastName} ${firstName}`) || `client-${id}`;
  return `record-${name}-${today}.pdf`;
}

// Letters that no accent can be taken off.
const replaced: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};

function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[łøđßæœþı]/g, (letter) => replaced[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
}
