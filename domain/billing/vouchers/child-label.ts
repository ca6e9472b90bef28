import type { Contract } from '#domain/billing/organizations/contract.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import { fullNameOf, initialedName } from '#domain/platform/names.ts';

/** Returns a child as a payer wants the child shown; the number is the authorization number, else the client's. */
export function childLabel(
  client: Pick<Client, 'id' | 'firstName' | 'lastName'>,
  authorizationNumber: string | null,
  shownAs: Contract['childShownAs'],
): string {
  if (shownAs === 'name') return fullNameOf(client);
  if (shownAs === 'initials') return initialedName(fullNameOf(client));
  return authorizationNumber ?? `Client ${client.id}`;
}
