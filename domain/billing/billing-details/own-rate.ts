import * as z from 'zod/mini';
import { sessionTypes } from '#domain/caseload/sessions/session-words.ts';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { AMOUNT_LIMIT_CENTS } from '#domain/platform/money.ts';
import { optionalText } from '#domain/platform/text.ts';

/** What an own price is for: each minute, or a visit whatever its length. */
const ratePeriods = ['minute', 'visit'] as const;

/** The highest price of a minute, in cents: that of the practice's own rates. */
const MINUTE_LIMIT_CENTS = 100_000;
export const RATES_LIMIT = 40;

const priceMessage = 'Please enter a price of $0.00 or more';

/** A price that a family was promised, from a day on. */
export const ownRate = z
  .strictObject({
    from: requiredDay('Please enter the day from which the price holds'),
    /** Null for sessions of any type. */
    type: z.nullable(z.enum(sessionTypes, 'Choose the type of session from the list')),
    per: z.enum(ratePeriods, 'Choose whether the price is for a minute or a visit'),
    /** Whole cents for a minute or a visit. */
    cents: z
      .int(priceMessage)
      .check(z.minimum(0, priceMessage), z.maximum(AMOUNT_LIMIT_CENTS, 'The price is too high')),
    reason: optionalText(),
  })
  .check(
    z.refine(({ per, cents }) => per === 'visit' || cents <= MINUTE_LIMIT_CENTS, {
      error: 'A price must be at most $1,000.00 a minute',
      path: ['cents'],
    }),
  );
export type OwnRate = z.output<typeof ownRate>;

/** The own prices of a family. */
export const ownRates = z
  .array(ownRate, 'The prices must be a list')
  .check(
    z.maxLength(RATES_LIMIT, `Please enter at most ${RATES_LIMIT} prices`),
    z.refine(areDistinct, 'Two prices hold from the same day for the same sessions'),
  );

function areDistinct(rates: readonly Pick<OwnRate, 'from' | 'type'>[]): boolean {
  return new Set(rates.map(({ from, type }) => `${from} ${type}`)).size === rates.length;
}
