import { fullNameOf } from '#domain/platform/names.ts';
import { digitsOfNumber, namePattern, plainText, searchedText } from '#domain/platform/search-text.ts';
import type { Client } from './client.ts';

type Searched = Pick<Client, 'firstName' | 'lastName' | 'email' | 'phone'>;

/**
 * Returns the clients whose name, email or phone contains the typed text, ignoring case, accents, the signs in names
 * (`namePattern`) and phone punctuation.
 */
export function findClients<Found extends Searched>(clients: readonly Found[], typed: string): Found[] {
  const text = searchedText(typed);
  if (text === '') return [...clients];
  const digits = digitsOfNumber(text);
  const pattern = namePattern(typed);
  const name = pattern === undefined ? undefined : new RegExp(pattern);
  return clients.filter(
    (client) =>
      searchableText(client).includes(text) ||
      name?.test(namesOf(client)) ||
      (digits !== undefined && digitsOf(client).includes(digits)),
  );
}

function searchableText(client: Searched): string {
  return [namesOf(client), plainText(`${client.email ?? ''}\n${client.phone ?? ''}`)].join('\n');
}

/** Returns the name in both orders, as plain text. */
function namesOf(client: Searched): string {
  return plainText(`${fullNameOf(client)}\n${client.lastName}, ${client.firstName}`);
}

function digitsOf({ phone }: Searched): string {
  return (phone ?? '').replace(/\D/g, '');
}
