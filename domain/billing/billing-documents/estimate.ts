import * as z from 'zod/mini';
import { count, day, text } from '#domain/platform/stored-shapes.ts';
import { madePaper } from './paper-parties.ts';

// Read from stored texts forever.

/** A service that is expected in the days of an estimate. */
export const estimateLine = z.strictObject({
  label: z.string(),
  /** One or several: "X1001, X2001". */
  code: text,
  /** One or several: "F82, R27.8"; null where it is not yet determined. */
  diagnosis: text,
  /** How many are expected. */
  count,
  /** How often: "every week". */
  every: z.string(),
  /** In whole cents, for each. */
  cents: count,
});
export type EstimateLine = z.output<typeof estimateLine>;

/** The content of a good faith estimate, without database ids. */
export const estimateShape = z.strictObject({
  kind: z.literal('estimate'),
  ...madePaper,
  child: z.strictObject({ name: z.string(), dateOfBirth: day }),
  /** Where the services are given. */
  place: text,
  /** The first planned visit; null where none is scheduled. The first line is the primary service. */
  firstVisitOn: z.nullable(day),
  lines: z.array(estimateLine),
  /** In whole cents. */
  total: count,
  /** What has to be scheduled apart from these services. */
  separately: text,
  disclaimers: z.array(z.string()),
});
export type Estimate = z.output<typeof estimateShape>;

/** Returns what lines come to, in whole cents. */
export function estimatedTotal(lines: readonly Pick<EstimateLine, 'count' | 'cents'>[]): number {
  return lines.reduce((sum, line) => sum + line.count * line.cents, 0);
}
