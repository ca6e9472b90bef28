import type { Day } from '#domain/platform/dates.ts';
import type { PersonName } from '#domain/platform/names.ts';

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

function keyOf({ firstName, lastName, dateOfBirth }: Person): string {
  return [comparableName(firstName), comparableName(lastName), dateOfBirth ?? ''].join('\n');
}

function comparableName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
