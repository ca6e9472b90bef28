import type { Day } from '#domain/platform/dates.ts';
import type { PersonName } from '#domain/platform/names.ts';

type Person = PersonName & { dateOfBirth?: Day | null | undefined };

/** Whom somebody is likely to be already: a client of the caseload, or the client of an earlier row. */
export type Duplicate = { kind: 'client'; id: number } | { kind: 'row'; row: number };

/**
 * The rows whose client has the name and the date of birth of one who is there already, or of an earlier row. Two
 * without a date of birth are alike by their names; letter case, accents and spaces make no difference.
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
