export interface PersonName {
  firstName: string;
  lastName: string;
}

/** Returns first and last name on one line. */
export function fullNameOf(person: PersonName): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

/** Returns up to two capital initials, of the first and last word of a full name; `fallback` if it has no letter. */
export function initials(fullName: string, fallback = 'TP'): string {
  const letters = fullName.split(/\s+/).flatMap((word) => firstLetter(word) ?? []);
  const [first, last] = [letters.at(0), letters.slice(1).at(-1)];
  return first === undefined ? fallback : `${first}${last ?? ''}`;
}

/** Returns a person's initials for an avatar. */
export function initialsOf(person: PersonName): string {
  return initials(fullNameOf(person));
}

/** Returns a name as initials only, such as "A. M."; a dash if it has no letter. */
export function initialedName(fullName: string): string {
  return Array.from(initials(fullName, ''), (letter) => `${letter}.`).join(' ') || '–';
}

// One character each: uppercase ß, for example, is two letters.
function firstLetter(word: string): string | undefined {
  const letter = /[\p{L}\p{N}]/u.exec(word.normalize('NFC'))?.[0];
  return letter && Array.from(letter.toUpperCase()).at(0);
}
