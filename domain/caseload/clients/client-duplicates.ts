import type { Day } from '#domain/platform/dates.ts';
import type { PersonName } from '#domain/platform/names.ts';
import { plainText } from '#domain/platform/search-text.ts';

type Person = PersonName & { dateOfBirth?: Day | null | undefined };

/** A likely duplicate: an existing client, or the client of an earlier row. */
export type Duplicate = { kind: 'client'; id: number } | { kind: 'row'; row: number };

/**
 * Finds the rows whose client has the name and date of birth of an existing client or an earlier row. Without dates of
 * birth, names alone are compared; case, accents and spaces make no difference.
 */
export function findDuplicates(
  rows: readonly { row: number; client: Person }[],
  existing: readonly (Person & { id: number })[],
): Map<number, Duplicate> {
  const known = new Map<string, Duplicate>();
  for (const client of existing) known.set(keyOf(client), { kind: 'client', id: client.id });
  const duplicates = new Map<number, Duplicate>();
  for (const { row, client } of rows) {
    const key = keyOf(client);
    const same = known.get(key);
    if (same) duplicates.set(row, same);
    else known.set(key, { kind: 'row', row });
  }
  return duplicates;
}

/**
 * Finds the rows whose client has the name of an existing client or of an earlier row, while one of the two has no date
 * of birth: they may be the same child.
 */
export function findNamesakes(
  rows: readonly { row: number; client: Person }[],
  existing: readonly (Person & { id: number })[],
): Map<number, Duplicate> {
  const known = new Map<string, Duplicate>();
  const add = (client: Person, found: Duplicate) => {
    const key = `${nameKey(client)} ${hasBirth(client)}`;
    if (!known.has(key)) known.set(key, found);
  };
  for (const client of existing) add(client, { kind: 'client', id: client.id });
  const namesakes = new Map<number, Duplicate>();
  for (const { row, client } of rows) {
    const same = known.get(`${nameKey(client)} ${!hasBirth(client)}`);
    if (same) namesakes.set(row, same);
    add(client, { kind: 'row', row });
  }
  return namesakes;
}

function hasBirth({ dateOfBirth }: Person): boolean {
  return Boolean(dateOfBirth);
}

function nameKey({ firstName, lastName }: Person): string {
  return [comparableName(firstName), comparableName(lastName)].join('\n');
}

function keyOf(person: Person): string {
  return [nameKey(person), person.dateOfBirth ?? ''].join('\n');
}

function comparableName(name: string): string {
  return plainText(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
