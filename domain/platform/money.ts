/** The largest amount of a record, in cents: one dollar below a million dollars. */
export const AMOUNT_LIMIT_CENTS = 99_999_900;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Converts an amount in dollars, as typed, to whole cents: 120.5 gives 12050. The only place where amounts are
 * rounded.
 */
export function dollarsToCents(amount: number): number {
  return Math.round(Number((amount * 100).toPrecision(15)));
}

/** Converts whole cents to dollars for a form field: 12050 gives 120.5. */
export function centsToDollars(cents: number): number {
  return cents / 100;
}

/** Returns cents for display: 12000 gives "$120.00". */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}
