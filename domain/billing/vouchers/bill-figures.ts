import * as z from 'zod/mini';
import { count } from '#domain/platform/stored-shapes.ts';

/** Sums of sessions on a bill. */
export const billFigures = z.strictObject({
  sessions: count,
  minutes: count,
  /** In hundredths: 150 is 1.5 units. */
  units: count,
  cents: count,
});
export type BillFigures = z.output<typeof billFigures>;

/** Returns the sums of several figures. */
export function sumOfFigures(figures: readonly BillFigures[]): BillFigures {
  return figures.reduce(
    (sum, { sessions, minutes, units, cents }) => ({
      sessions: sum.sessions + sessions,
      minutes: sum.minutes + minutes,
      units: sum.units + units,
      cents: sum.cents + cents,
    }),
    { sessions: 0, minutes: 0, units: 0, cents: 0 },
  );
}
