/** What one visit of Lighthouse says about a page. */
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

const FULL_SCORE = 100;
const LARGEST_PAINT_MS = 800;
// Lighthouse's own table shows three decimals; below that no shift can be seen.
const LAYOUT_SHIFT = 0.0005;
const BLOCKING_MS = 0.5;

/** One sentence for each way in which a page is below the site's budget; none when all is well. */
export function shortfallsOf(measure: PageMeasure): string[] {
  const { page, failedAudits } = measure;
  const found: string[] = [];
  for (const score of ['performance', 'accessibility', 'bestPractices', 'seo'] as const) {
    if (measure[score] < FULL_SCORE)
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

const widths = [26, 6, 6, 6, 6, 10, 8, 8];

export const tableTop = row(['page', 'perf', 'a11y', 'best', 'seo', 'LCP ms', 'CLS', 'TBT ms']);

export function tableRow(measure: PageMeasure): string {
  return row([
    measure.page,
    measure.performance,
    measure.accessibility,
    measure.bestPractices,
    measure.seo,
    Math.round(measure.largestPaintMs),
    measure.layoutShift.toFixed(3),
    Math.round(measure.blockingMs),
  ]);
}

function row(cells: readonly (string | number)[]): string {
  return cells
    .map((cell, index) => String(cell)[index === 0 ? 'padEnd' : 'padStart'](widths[index] ?? 8))
    .join('');
}
