import { formatCents } from '#domain/platform/money.ts';
import { shareOut, sumOf } from './share-out.ts';

/** An invoice with something left to pay, in whole cents. */
export interface OpenAmount {
  invoiceId: number;
  amount: number;
}

/** What a payment will do, as a form shows it before saving. */
export interface PlannedPayment {
  /** How much goes to which invoice, in whole cents. */
  parts: OpenAmount[];
  /** What is left over, in whole cents: credit. */
  credit: number;
}

/** Returns what a payment of so many cents does to open invoices, the first ones first. */
export function plannedOldestFirst(cents: number, open: readonly OpenAmount[]): PlannedPayment {
  return plannedAsChosen(cents, shareOut(cents, open));
}

/** Returns what a payment of so many cents does if it goes to the chosen invoices. */
export function plannedAsChosen(cents: number, chosen: readonly OpenAmount[]): PlannedPayment {
  const parts = chosen.filter(({ amount }) => amount > 0);
  return { parts, credit: Math.max(0, cents - sumOf(parts)) };
}

/** Returns "Pays invoice 1041 ($160.00 of $160.00), 1042 ($140.00 of $360.00)"; an empty text if it pays none. */
export function plannedText({ parts }: PlannedPayment, open: readonly OpenAmount[]): string {
  if (parts.length === 0) return '';
  const invoices = parts.map(({ invoiceId, amount }) => {
    const left = open.find((one) => one.invoiceId === invoiceId)?.amount ?? amount;
    return `${invoiceId} (${formatCents(amount)} of ${formatCents(left)})`;
  });
  return `Pays invoice ${invoices.join(', ')}`;
}
