import type { Client } from '#domain/caseload/clients/client.ts';

/**
 * The other children whose first names the note of one child would hold: a note that is copied in a group must not bring
 * one child's name into the record of another. Whole words count, in any case, also with "'s" behind.
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
