import type { Client } from '#domain/caseload/clients/client.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import { hasAddress } from './billing-details-words.ts';

/** Returns the lines of a family's address on a paper; a "bill to" text replaces its name, and its address if it has one. */
export function familyLines(
  client: Pick<Client, 'firstName' | 'lastName' | 'address' | 'email'>,
  billTo: string | null,
): string[] {
  const address = [client.address, client.email].flatMap((line) => line || []);
  if (billTo === null) return [`The family of ${fullNameOf(client)}`, ...address];
  return [billTo, `For ${fullNameOf(client)}`, ...(hasAddress(billTo) ? [] : address)];
}
