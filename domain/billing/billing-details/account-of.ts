import type { BillingDetails } from './billing-details.ts';

/** Returns the client who holds the account of a client: the sibling it is billed together with, else itself. */
export function accountOf(
  clientId: number,
  details: readonly Pick<BillingDetails, 'clientId' | 'billedWithId'>[],
): number {
  return details.find((one) => one.clientId === clientId)?.billedWithId ?? clientId;
}
