import { fullNameOf } from '#domain/platform/names.ts';
import { digitsOfNumber, plainText, searchedText, squeezedText } from '#domain/platform/search-text.ts';
import type { Client } from './client.ts';

type Searched = Pick<Client, 'firstName' | 'lastName' | 'email' | 'phone'>;

/**
 * Returns the clients whose name, email or phone contains the typed text, ignoring case, accents, and
 * spaces, hyphens and dots.
 */
export function findClients<Found extends Searched>(clients: readonly Found[], typed: string): Found[] {
  const text = searchedText(typed);
  if (text === '') return [...clients];
  const digits = digitsOfNumber(text);
  const squeezed = squeezedText(text);
  return clients.filter((client) => {
    const searchable = searchableText(client);
    return (
      searchable.includes(text) ||
      (squeezed !== '' && squeezedText(searchable).includes(squeezed)) ||
      (digits !== undefined && digitsOf(client).includes(digits))
    );
  });
}

function searchableText(client: Searched): string {
  const { firstName, lastName, email, phone } = client;
  return plainText([fullNameOf(client), `${lastName}, ${firstName}`, email, phone].join('\n'));
}

function digitsOf({ phone }: Searched): string {
  return (phone ?? '').replace(/\D/g, '');
}
