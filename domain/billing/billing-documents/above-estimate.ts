import * as z from 'zod/mini';
import type { Day } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { count, day, id } from '#domain/platform/stored-shapes.ts';

const WARNED_ABOVE_CENTS = 30_000;
/** How far above its estimate a bill may be disputed (45 CFR 149.620). */
export const DISPUTED_ABOVE_CENTS = 40_000;

/** An estimate that is not void, with what the family was billed under it so far. */
export const billedEstimateShape = z.strictObject({
  clientId: id,
  number: count,
  fromOn: day,
  untilOn: day,
  /** In whole cents, as is what was billed. */
  total: count,
  billed: count,
});
export type BilledEstimate = z.output<typeof billedEstimateShape>;

/** An invoice that the family pays. */
export interface FamilyInvoice {
  clientId: number;
  amount: number;
  /** Of its first line; where no line has a day, the day of issue. */
  firstDay: Day;
}

/** Returns the estimate that holds for a client on a day: of those that cover it the latest; undefined if none does. */
function estimateOn<Estimate extends Omit<BilledEstimate, 'total' | 'billed'>>(
  estimates: readonly Estimate[],
  clientId: number,
  on: Day,
): Estimate | undefined {
  return estimates
    .filter((one) => one.clientId === clientId && one.fromOn <= on && on <= one.untilOn)
    .toSorted((one, other) => other.number - one.number)[0];
}

/** Returns estimates with what was billed under each: an invoice counts whole, by the day of its first line. */
export function billedEstimates(
  estimates: readonly Omit<BilledEstimate, 'billed'>[],
  invoices: readonly FamilyInvoice[],
): BilledEstimate[] {
  const byNumber = Map.groupBy(
    invoices,
    ({ clientId, firstDay }) => estimateOn(estimates, clientId, firstDay)?.number,
  );
  return estimates.map((estimate) => ({
    ...estimate,
    billed: (byNumber.get(estimate.number) ?? []).reduce((sum, { amount }) => sum + amount, 0),
  }));
}

/** Returns what to know before a bill that brings what was billed to so many cents; undefined below $300.00 above. */
export function aboveEstimateText(
  { total }: Pick<BilledEstimate, 'total'>,
  billed: number,
): string | undefined {
  const above = billed - total;
  if (above >= DISPUTED_ABOVE_CENTS) return 'The family may dispute this bill';
  if (above < WARNED_ABOVE_CENTS) return undefined;
  return `${formatCents(above)} above the estimate. Send a new one before the next visit`;
}

/** Returns what to know before an invoice is saved, in place of the one that is stored; undefined without an estimate. */
export function aboveEstimateOf(
  estimates: readonly BilledEstimate[],
  bill: FamilyInvoice,
  stored?: FamilyInvoice,
): string | undefined {
  const estimate = estimateOn(estimates, bill.clientId, bill.firstDay);
  if (!estimate) return undefined;
  const before = stored && estimateOn(estimates, stored.clientId, stored.firstDay);
  const counted = before === estimate ? stored?.amount : 0;
  return aboveEstimateText(estimate, estimate.billed - (counted ?? 0) + bill.amount);
}
