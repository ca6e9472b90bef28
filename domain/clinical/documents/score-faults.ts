import { ordinal } from '#domain/platform/ordinal.ts';
import type { ScoreRow, ScoreScale } from './score-row.ts';

interface Scale {
  name: string;
  mean: number;
  deviation: number;
  lowest: number;
  highest: number;
}

/** What each scale is called, its mean and standard deviation, and the scores that it reaches. */
const scales: Record<ScoreScale, Scale> = {
  standard: { name: 'Standard score', mean: 100, deviation: 15, lowest: 40, highest: 160 },
  scaled: { name: 'Scaled score', mean: 10, deviation: 3, lowest: 1, highest: 19 },
  scale: { name: 'Scale score', mean: 15, deviation: 5, lowest: 1, highest: 35 },
  t: { name: 'T score', mean: 50, deviation: 10, lowest: 10, highest: 90 },
};

/** Returns a scale's name with its mean and standard deviation: "Scaled score (mean 10, SD 3)". */
export function scaleLabel(scale: ScoreScale): string {
  const { name, mean, deviation } = scales[scale];
  return `${name} (mean ${mean}, SD ${deviation})`;
}

/** What is wrong with a row, by the field that shows it. */
export type ScoreFaults = Record<'test' | 'standard' | 'percentile' | 'interval', string | undefined>;

/** Returns what is wrong with a row. A draft with faults is saved, but it cannot be signed. */
export function scoreFaults(row: ScoreRow): ScoreFaults {
  const isUnnamed = row.test.trim() === '' && Object.values(row).some((text) => text?.trim());
  const isWrongPercentile = row.percentile?.trim() && !isWithin(printedRange(row.percentile), 0.1, 99.9);
  return {
    test: isUnnamed ? 'Please name the test' : undefined,
    standard: standardFault(row),
    percentile: isWrongPercentile ? PERCENTILE_MESSAGE : undefined,
    interval: intervalFault(row),
  };
}

/** Returns the first fault of each faulty row, with the row's index. */
export function faultyScores(rows: readonly ScoreRow[]): { index: number; message: string }[] {
  return rows.flatMap((row, index) => {
    const message = Object.values(scoreFaults(row)).find(Boolean);
    return message === undefined ? [] : [{ index, message }];
  });
}

const PERCENTILE_MESSAGE = 'A percentile is a number from 0.1 to 99.9, such as 16, <1 or >99';
const INTERVAL_MESSAGE = 'Write the interval as two numbers, such as 79–91 (95%)';

/**
 * Returns a hint if a percentile is more than three points from the one that is usual for the score:
 * "85 is usually the 16th percentile". Norms of a test can differ from the normal curve, so it is never refused.
 */
export function percentileHint({ scale, standard, percentile }: ScoreRow): string | undefined {
  const score = printedRange(standard);
  const stated = printedRange(percentile);
  if (!scale || !stated || score === undefined || score.low !== score.high) return;
  const { mean, deviation, lowest, highest } = scales[scale];
  if (score.low < lowest || score.low > highest) return;
  const usual = printedPercentile(100 * shareBelow((score.low - mean) / deviation));
  const isNear = usual >= stated.low - 3 && usual <= stated.high + 3;
  return isNear ? undefined : `${score.low} is usually ${percentileText(usual)}`;
}

/** Rounds a percentile as tests print it: to whole numbers, near both ends to tenths. */
function printedPercentile(percentile: number): number {
  const isAtEnd = percentile < 1 || percentile > 99;
  return isAtEnd ? Math.round(10 * percentile) / 10 : Math.round(percentile);
}

function percentileText(percentile: number): string {
  if (percentile < 0.1) return 'below the 0.1th percentile';
  if (percentile > 99.9) return 'above the 99.9th percentile';
  return `the ${ordinal(percentile)} percentile`;
}

function standardFault({ scale, standard }: ScoreRow): string | undefined {
  if (!scale || !standard?.trim()) return;
  const { name, lowest, highest } = scales[scale];
  if (isWithin(printedRange(standard), lowest, highest)) return;
  return `${name}: enter a number from ${lowest} to ${highest}`;
}

function intervalFault({ interval, standard }: ScoreRow): string | undefined {
  if (!interval?.trim()) return;
  // The confidence level may stand beside the interval.
  const range = printedRange(interval.replace(/\(?\d+(\.\d+)?\s*%( ?CI)?\)?:?/i, ''));
  if (!range || range.low === range.high || !Number.isFinite(range.high - range.low)) return INTERVAL_MESSAGE;
  const { low, high } = range;
  if (low > high) return 'Write the lower end of the interval first';
  const score = printedRange(standard);
  if (!score || score.low !== score.high || (low <= score.low && score.low <= high)) return;
  return `The interval ${low}–${high} does not contain the score ${score.low}`;
}

interface Range {
  low: number;
  high: number;
}

const printed =
  /^(?<sign>[<>≤≥]?)\s*(?<first>\d+(?:\.\d+)?)(?:st|nd|rd|th)?(?:\s*(?:-|–|—|to)\s*(?<last>\d+(?:\.\d+)?)(?:st|nd|rd|th)?)?$/i;

/** Reads a number as tests print it: "16", "16th", "<1", "11–16"; undefined for other text. */
function printedRange(text: string | null | undefined): Range | undefined {
  const { sign, first, last } = printed.exec(text?.trim() ?? '')?.groups ?? {};
  if (first === undefined) return;
  const low = Number(first);
  if (sign === '<' || sign === '≤') return { low: Number.NEGATIVE_INFINITY, high: low };
  if (sign === '>' || sign === '≥') return { low, high: Number.POSITIVE_INFINITY };
  return { low, high: last === undefined ? low : Number(last) };
}

/** Returns whether the printed numbers of a range are in order and from `lowest` to `highest`. */
function isWithin(range: Range | undefined, lowest: number, highest: number): boolean {
  if (range === undefined || range.low > range.high) return false;
  const numbers = [range.low, range.high].filter(Number.isFinite);
  return numbers.every((number) => number >= lowest && number <= highest);
}

/** Returns the share of a normal population below a z-score, correct to six decimals (Abramowitz and Stegun 26.2.17). */
function shareBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const sum = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce(
    (total, factor) => t * (total + factor),
    0,
  );
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return z < 0 ? tail : 1 - tail;
}
