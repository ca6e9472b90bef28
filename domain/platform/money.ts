/** The largest amount a record keeps, in cents: a dollar short of a million dollars. */
export const AMOUNT_LIMIT_CENTS = 99_999_900;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Whole cents of an amount in dollars as a person types it: 120.5 gives 12050. Rounded once, here. */
export function dollarsToCents(amount: number): number {
  return Math.round(Number((amount * 100).toPrecision(15)));
}

/** Dollars of whole cents, for filling a form field: 12050 gives 120.5. */
export function centsToDollars(cents: number): number {
  return cents / 100;
}

/** Cents as people read them: 12000 gives "$120.00". */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}
