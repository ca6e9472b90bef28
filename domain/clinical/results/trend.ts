import type { GoalDirection, Measuring } from '#domain/clinical/goals/measures.ts';
import { ladders } from '#domain/people/practice/ladders.ts';
import { capitalized } from '#domain/platform/capitalized.ts';
import { type Day, daysBetween } from '#domain/platform/dates.ts';
import { medianOf } from './median.ts';
import { targetValue } from './session-value.ts';

/** A session's value for its goal, and the session's day. */
export interface DatedValue {
  on: Day;
  value: number;
}

const FEWEST = 6;
const MOST = 24;
/** With fewer results, the trend is labeled early. */
const SETTLED = 10;
const SLOPE_DAYS = 28;
/** A slope below this share of the scale counts as no change. */
const STEADY_SHARE = 0.05;
const LEAST_AGREEMENT = 0.3;

export type Trend =
  | { kind: 'too-few'; count: number }
  | {
      kind: 'steady' | 'variable' | 'improving' | 'declining';
      isEarly: boolean;
      /** The change of the value in 28 days (Theil–Sen: the median of all pairwise slopes). */
      slope: number;
      /** The agreement of the pairs, from −1 (all fall) to 1 (all rise). */
      agreement: number;
    };

/**
 * Returns the trend of up to the last 24 results, oldest first, of one phase and revision of a goal. `scale`
 * is what a change is compared with. Results on the same day do not form a pair.
 */
export function trendOf(
  results: readonly DatedValue[],
  { scale, direction }: { scale: number; direction: GoalDirection },
): Trend {
  const last = results.slice(-MOST);
  if (last.length < FEWEST) return { kind: 'too-few', count: last.length };
  const slopes = pairSlopes(last);
  const slope = SLOPE_DAYS * (medianOf(slopes) ?? 0);
  const balance = slopes.reduce((sum, each) => sum + Math.sign(each), 0);
  const agreement = slopes.length === 0 ? 0 : balance / slopes.length;
  const known = { isEarly: last.length < SETTLED, slope, agreement };
  if (Math.abs(slope) < STEADY_SHARE * scale || slope === 0) return { kind: 'steady', ...known };
  if (Math.abs(agreement) < LEAST_AGREEMENT) return { kind: 'variable', ...known };
  return { kind: slope > 0 === (direction === 'up') ? 'improving' : 'declining', ...known };
}

function pairSlopes(results: readonly DatedValue[]): number[] {
  return results.flatMap((later, index) =>
    results.slice(0, index).flatMap((earlier) => {
      const days = daysBetween(earlier.on, later.on);
      return days === 0 ? [] : [(later.value - earlier.value) / days];
    }),
  );
}

/** Returns "Improving (early)", "Steady" or "Not enough data yet (4 of 6)". */
export function trendText(trend: Trend): string {
  if (trend.kind === 'too-few') return `Not enough data yet (${trend.count} of ${FEWEST})`;
  const word = capitalized(trend.kind);
  return trend.isEarly ? `${word} (early)` : word;
}

/**
 * Returns what a change of a goal's value is compared with: the full scale or, for times and counts, which
 * have none, the distance from baseline to target, or the target without a baseline.
 */
export function trendScale(goal: Measuring): number {
  const { measure, opportunities, ladder, labels, baselineValue } = goal;
  switch (measure) {
    case 'trials':
      return 100;
    case 'opportunities':
      return opportunities ?? 0;
    case 'cue':
      return ladder === null ? 0 : ladders[ladder].levels.length - 1;
    case 'rating':
    case 'gas':
      return Math.max(0, (labels?.length ?? 0) - 1);
    case 'duration':
    case 'frequency':
      return Math.abs((targetValue(goal) ?? 0) - (baselineValue ?? 0));
  }
}
