import type { Account } from './account.ts';

/** Returns how much credit of their accounts new invoices can use, in whole cents. */
export function usableCredit(
  accounts: readonly Pick<Account, 'clientIds' | 'credit'>[],
  invoices: readonly { clientId: number; amount: number }[],
): number {
  return accounts.reduce((sum, { clientIds, credit }) => {
    const billed = invoices
      .filter(({ clientId }) => clientIds.includes(clientId))
      .reduce((total, { amount }) => total + amount, 0);
    return sum + Math.min(credit, billed);
  }, 0);
}
