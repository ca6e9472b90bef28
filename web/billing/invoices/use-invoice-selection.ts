import { useCallback, useState } from 'react';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';

/**
 * The ticked invoices among those that are shown. Rows exist only while they are in view, so this is kept by the page.
 * An invoice that a filter hides is not acted on.
 */
export function useInvoiceSelection(shown: readonly Invoice[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  // The same function at every render: a tick renders its own row again, not all of them.
  const choose = useCallback((id: number, isIn: boolean) => {
    setTicked((before) => {
      const next = new Set(before);
      if (isIn) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const chosen = shown.filter(({ id }) => ticked.has(id));
  return {
    chosen,
    areAllChosen: chosen.length === shown.length,
    isChosen: (id: number) => ticked.has(id),
    choose,
    chooseAll: (areIn: boolean) => setTicked(new Set(areIn ? shown.map(({ id }) => id) : [])),
  };
}

export type InvoiceSelection = ReturnType<typeof useInvoiceSelection>;
