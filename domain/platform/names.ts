export interface PersonName {
  firstName: string;
  lastName: string;
}

/** First and last name as one line. */
export function fullNameOf(person: PersonName): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

/** Up to two capital initials of a full name, first and last word; `fallback` when there is no letter to take. */
export function initials(fullName: string, fallback = 'TP'): string {
  const letters = fullName.split(/\s+/).flatMap((word) => firstLetter(word) ?? []);
  const [first, last] = [letters.at(0), letters.slice(1).at(-1)];
  return first === undefined ? fallback : `${first}${last ?? ''}`;
}

/** The initials of a person, as in a circle beside the name. */
export function initialsOf(person: PersonName): string {
  return initials(fullNameOf(person));
}

/** A name told by its initials alone, such as "A. M."; a dash when it has no letter. */
export function initialedName(fullName: string): string {
  return Array.from(initials(fullName, ''), (letter) => `${letter}.`).join(' ') || '–';
}

// One sign each: the capital of ß, for one, is two letters.
function firstLetter(word: string): string | undefined {
  const letter = /[\p{L}\p{N}]/u.exec(word.normalize('NFC'))?.[0];
  return letter && Array.from(letter.toUpperCase()).at(0);
}
