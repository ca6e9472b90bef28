/** Lighthouse's results for a page. */
export interface PageMeasure {
  page: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaintMs: number;
  layoutShift: number;
  blockingMs: number;
  /** Ids of failed audits, as a hint. */
  failedAudits: string[];
}

/**
 * The audit that fails on every page which asks search engines not to list it. It is left out on those pages; all
 * others count.
 */
export const UNLISTED_EXCEPTION = 'is-crawlable';

const FULL_SCORE = 100;
const LARGEST_PAINT_MS = 800;
// Lighthouse's table shows three decimals; a smaller shift is invisible.
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
 * Returns the median of several visits to a page, number by number: other work on the machine may disturb one visit,
 * and a page that is slow in most of them is slow. Lists every audit that any visit failed.
 */
export function medianMeasure(visits: readonly PageMeasure[]): PageMeasure {
  const [first] = visits;
  if (!first) throw new Error('There is no middle of no visits');
  const median = { ...first, failedAudits: [...new Set(visits.flatMap((visit) => visit.failedAudits))] };
  for (const name of numbers) median[name] = middleOf(visits.map((visit) => visit[name]));
  return median;
}

/** Returns the median; the lower middle value for an even count. */
function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;
}

/** Returns a sentence for each way in which a page misses the site's budget. */
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
