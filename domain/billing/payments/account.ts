import * as z from 'zod/mini';
import { count, day, id } from '#domain/platform/stored-shapes.ts';

/** The balance and credit of one account, computed on request and never stored. */
export const accountShape = z.strictObject({
  /** The child who holds the account; null of a payer. */
  clientId: z.nullable(id),
  organizationId: z.nullable(id),
  /** The children whose money is one, the holder first; none of a payer. */
  clientIds: z.array(id),
  /** What is left to pay on invoices, in whole cents. */
  balance: count,
  /** Payments that are on no invoice, in whole cents. */
  credit: count,
  /** The balance less the credit; below 0 the practice owes. */
  owed: z.int(),
  openCount: count,
  /** The earliest day on which an open invoice was due. */
  oldestDueDate: z.nullable(day),
  /** The day of the last payment. */
  lastPaymentOn: z.nullable(day),
});
export type Account = z.output<typeof accountShape>;

/** Compares accounts: who owes most comes first. */
export function byOwed(one: Account, other: Account): number {
  return other.owed - one.owed || (one.clientId ?? 0) - (other.clientId ?? 0);
}
