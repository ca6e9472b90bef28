import { type PageMeasure, UNLISTED_EXCEPTION } from './lighthouse-budget.ts';

const widths = [34, 6, 6, 6, 6, 10, 8, 8];

interface TableFacts {
  visits: number;
  unlistedPages: readonly string[];
}

/** Returns the table of measures, one line per page, with an explanation of the numbers. */
export function lighthouseTable(
  measures: readonly PageMeasure[],
  { visits, unlistedPages }: TableFacts,
): string {
  const rows = measures.map((measure) => pageRow(measure, unlistedPages.includes(measure.page)));
  return [
    row(['page', 'perf', 'a11y', 'best', 'seo', 'LCP ms', 'CLS', 'TBT ms']),
    ...rows,
    '',
    `Each number is the median of ${visits} visits, as Lighthouse's mobile preset simulates a phone.`,
    `* without the audit ${UNLISTED_EXCEPTION}: the page asks search engines not to list it.`,
  ].join('\n');
}

function pageRow(measure: PageMeasure, isUnlisted: boolean): string {
  return row([
    measure.page,
    measure.performance,
    measure.accessibility,
    measure.bestPractices,
    `${isUnlisted ? '*' : ''}${measure.seo}`,
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
