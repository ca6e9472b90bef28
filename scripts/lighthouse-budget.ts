/** What Lighthouse says about a page. */
export interface PageMeasure {
  page: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaintMs: number;
  layoutShift: number;
  blockingMs: number;
  /** Ids of the audits that were not passed, as a hint where to look. */
  failedAudits: string[];
}

/**
 * The one audit that a page which asks search engines not to list it fails by doing so. On those pages it is
 * left out; all others count.
 */
export const UNLISTED_EXCEPTION = 'is-crawlable';

const FULL_SCORE = 100;
const LARGEST_PAINT_MS = 800;
// Lighthouse's own table shows three decimals; below that no shift can be seen.
const LAYOUT_SHIFT = 0.0005;
const BLOCKING_MS = 0.5;

const numbers = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'largestPaintMs',
  'layoutShift',
  'blockingMs',
] as const;

/**
 * The middle of several visits to one page, number by number: other work on the machine may disturb a visit, and
 * a page that is slow in most of them is slow. Every audit that any of them failed is named.
 */
export function medianMeasure(visits: readonly PageMeasure[]): PageMeasure {
  const [first] = visits;
  if (!first) throw new Error('There is no middle of no visits');
  const median = { ...first, failedAudits: [...new Set(visits.flatMap((visit) => visit.failedAudits))] };
  for (const name of numbers) median[name] = middleOf(visits.map((visit) => visit[name]));
  return median;
}

/** The value in the middle; the lower one of the two when their number is even. */
function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;
}

/** One sentence for each way in which a page is below the site's budget; none when all is well. */
export function shortfallsOf(measure: PageMeasure): string[] {
  const { page, failedAudits } = measure;
  const found: string[] = [];
  for (const score of ['performance', 'accessibility', 'bestPractices', 'seo'] as const) {
    if (!(measure[score] >= FULL_SCORE))
      found.push(`${page}: ${score} ${measure[score]} (${failedAudits.join(', ')})`);
  }
  if (!(measure.largestPaintMs <= LARGEST_PAINT_MS)) {
    found.push(`${page}: the largest paint takes ${Math.round(measure.largestPaintMs)} ms`);
  }
  if (!(measure.layoutShift < LAYOUT_SHIFT))
    found.push(`${page}: the layout shifts by ${measure.layoutShift}`);
  if (!(measure.blockingMs < BLOCKING_MS)) found.push(`${page}: blocked for ${measure.blockingMs} ms`);
  return found;
}
