import type { PersonName } from './names.ts';
import { compareText } from './search-text.ts';

/** Compares two people by last name, then first name: the order of the client list, wherever names are listed. */
export function compareNames(one: PersonName, other: PersonName): number {
  return compareText(one.lastName, other.lastName) || compareText(one.firstName, other.firstName);
}
