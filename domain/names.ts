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
  const words = fullName.trim().split(/\s+/).filter(Boolean);
  const first = words.at(0);
  if (first === undefined) return fallback;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => Array.from(word).at(0) ?? '')
    .join('')
    .toUpperCase();
}
