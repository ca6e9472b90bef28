import { sum } from './sum.ts';

/** The largest amount of a record, in cents: one dollar below a million dollars. */
export const AMOUNT_LIMIT_CENTS = 99_999_900;

let dollars: Intl.NumberFormat | undefined;

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
  dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return dollars.format(cents / 100);
}

/**
 * Splits whole cents or units, 0 or more, by weights, so that the parts add up: each gets its share rounded down, and those
 * that are left go to the largest remainders, the first of equal ones. Weights of 0 split evenly.
 */
export function splitByWeights(whole: number, weights: readonly number[]): number[] {
  const total = sum(weights);
  if (total === 0)
    return weights.length === 0
      ? []
      : splitByWeights(
          whole,
          weights.map(() => 1),
        );
  // The product of two amounts is beyond the whole numbers that a float holds.
  const shares = weights.map((weight) => BigInt(whole) * BigInt(weight));
  const parts = shares.map((share) => Number(share / BigInt(total)));
  const remainders = shares.map((share, index) => ({ index, left: Number(share % BigInt(total)) }));
  const rest = whole - sum(parts);
  for (const { index } of remainders.toSorted((one, other) => other.left - one.left).slice(0, rest)) {
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts;
}
