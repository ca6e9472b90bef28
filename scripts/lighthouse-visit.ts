import lighthouse from 'lighthouse';
import { type PageMeasure, UNLISTED_EXCEPTION } from './lighthouse-budget.ts';

interface Visit {
  /** The site's address, without a path. */
  site: string;
  page: string;
  isUnlisted: boolean;
  /** The port of the browser's debugging protocol. */
  port: number;
}

type LighthouseReport = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Visits a page with Lighthouse's mobile preset. Throws if something could not be measured. */
export async function visitPage({ site, page, isUnlisted, port }: Visit): Promise<PageMeasure> {
  const result = await lighthouse(site + page, {
    port,
    logLevel: 'error',
    output: 'json',
    ...(isUnlisted && { skipAudits: [UNLISTED_EXCEPTION] }),
  });
  if (!result) throw new Error(`Lighthouse gave no report for ${page}`);
  return measureOf(page, result.lhr);
}

function measureOf(page: string, { categories, audits }: LighthouseReport): PageMeasure {
  const scoreOf = (category: string) => Math.round(known(categories[category]?.score, category) * 100);
  const numberOf = (audit: string) => known(audits[audit]?.numericValue, audit);
  function known(value: number | null | undefined, name: string): number {
    if (typeof value !== 'number') throw new Error(`Lighthouse could not measure ${name} on ${page}`);
    return value;
  }
  return {
    page,
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    largestPaintMs: numberOf('largest-contentful-paint'),
    layoutShift: numberOf('cumulative-layout-shift'),
    blockingMs: numberOf('total-blocking-time'),
    failedAudits: Object.values(audits)
      .filter(
        (audit) => audit.scoreDisplayMode !== 'metricSavings' && audit.score !== null && audit.score < 0.9,
      )
      .map((audit) => audit.id),
  };
}
