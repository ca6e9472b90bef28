import { formatCents } from '#domain/platform/money.ts';

/** Returns "Owes $220.00 · Credit $30.00"; without credit or without open invoices, that part is left out. */
export function accountText({ balance, credit }: { balance: number; credit: number }): string {
  const parts = [
    balance > 0 ? `Owes ${formatCents(balance)}` : '',
    credit > 0 ? `Credit ${formatCents(credit)}` : '',
  ];
  return parts.filter(Boolean).join(' · ') || 'Nothing is owed';
}
