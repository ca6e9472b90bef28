import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UnbilledInvoice } from '#domain/billing/invoices/unbilled-invoice.ts';
import { usableCredit } from '#domain/billing/payments/usable-credit.ts';
import { accountList } from '#web/billing/payments/account-queries.ts';

/** Returns how much credit the chosen invoices can use, and whether to use it; by default yes. */
export function useBatchCredit(chosen: readonly UnbilledInvoice[]) {
  const { data: accounts = [] } = useQuery(accountList);
  const [isUsed, setUsed] = useState(true);
  const cents = usableCredit(accounts, chosen);
  return { cents, isUsed: isUsed && cents > 0, setUsed };
}
