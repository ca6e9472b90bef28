import type { Client } from '#domain/caseload/clients/client.ts';

/**
 * Returns the other children whose first names appear in a child's note: a note copied within a group must not bring
 * one child's name into another's record. Matches whole words in any case, also before "'s".
 */
export function othersNamedInNote<Child extends Pick<Client, 'id' | 'firstName'>>(
  text: string,
  clientId: number | null,
  children: readonly Child[],
): Child[] {
  const nameOf = ({ firstName }: Child) => firstName.trim().normalize('NFC').toLowerCase();
  const known = new Set(children.filter(({ id }) => id === clientId).map(nameOf));
  return children.filter((child) => {
    const name = nameOf(child);
    const isNew = name !== '' && !known.has(name);
    known.add(name);
    return isNew && holdsName(text, name);
  });
}

function holdsName(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped}(?![\\p{L}\\p{M}\\p{N}])`, 'iu').test(
    text.normalize('NFC'),
  );
}
