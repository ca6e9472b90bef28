// `npm run lighthouse`: measures every public page, in both languages and with pictures, as on a phone with a slow
// connection, prints the table, and fails if a page misses the budget. With an address it measures that site: `npm
// run lighthouse -- http://localhost:3000`. Paths limit the pages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { testBrowser } from '#tests/setup/browser.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { startProgram } from '#tests/setup/program.ts';
import { unlistedPages } from '#tests/setup/public-pages.ts';
import { medianMeasure, type PageMeasure, shortfallsOf } from './lighthouse-budget.ts';
import { lighthouseTable } from './lighthouse-table.ts';
import { visitPage } from './lighthouse-visit.ts';
import { publishWholeWebsite } from './lighthouse-website.ts';
import { prepareProgram } from './program/preparation.mjs';

const VISITS = 3;

const told = process.argv.slice(2);
const address = told.find((one) => !one.startsWith('/'));
const chosenPages = told.filter((one) => one.startsWith('/'));
const measures = address ? await measureAt(address) : await measureOwnProgram();
console.log(lighthouseTable(measures, { visits: VISITS, unlistedPages }));
const shortfalls = measures.flatMap(shortfallsOf);
for (const shortfall of shortfalls) console.error(shortfall);
process.exitCode = shortfalls.length > 0 ? 1 : 0;

async function measureOwnProgram(): Promise<PageMeasure[]> {
  await prepareProgram();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'practice-lighthouse-'));
  const program = await startProgram({ DATA_DIR: dataDir });
  try {
    await publishWholeWebsite(program.url);
    return await measureAt(program.url);
  } finally {
    await program.stop();
    rmSync(dataDir, { recursive: true });
  }
}

async function measureAt(site: string): Promise<PageMeasure[]> {
  const setup = await testBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    ...setup,
    args: [...setup.args, `--remote-debugging-port=${port}`],
  });
  try {
    const pages = chosenPages.length > 0 ? chosenPages : [...(await listedPages(site)), ...unlistedPages];
    return await measurePages(pages, { site, port });
  } finally {
    await browser.close();
  }
}

/** Returns the pages in the site's sitemap, in each language. */
async function listedPages(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname);
  if (pages.length === 0) throw new Error(`${site} lists no page: its owner has not published it`);
  return pages;
}

interface Measuring {
  site: string;
  /** The port of the browser's debugging protocol. */
  port: number;
}

/** Visits every page once per round, so that a temporary disturbance affects one visit to each page, not all. */
async function measurePages(pages: readonly string[], { site, port }: Measuring): Promise<PageMeasure[]> {
  // The first visit renders a page; measured is the cached page, which all others get.
  for (const page of pages) await fetch(site + page);
  const visits = new Map<string, PageMeasure[]>(pages.map((page) => [page, []]));
  for (let round = 1; round <= VISITS; round += 1) {
    console.log(`Visiting ${pages.length} pages, round ${round} of ${VISITS} …`);
    for (const [page, seen] of visits) {
      seen.push(await visitPage({ site, page, isUnlisted: unlistedPages.includes(page), port }));
    }
  }
  return [...visits.values()].map(medianMeasure);
}
