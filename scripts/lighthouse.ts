// `npm run lighthouse`: measures every public page as a phone on a slow line sees it, prints the table, and
// fails when a page is below the budget. With an address it measures the site that runs there:
// `npm run lighthouse -- http://localhost:3000`. Paths after it limit the pages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIResponse, chromium, request } from 'playwright-core';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { testBrowser } from '#tests/setup/browser.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { startProgram } from '#tests/setup/program.ts';
import { publicPages, unlistedPages } from '#tests/setup/public-pages.ts';
import { medianMeasure, type PageMeasure, shortfallsOf } from './lighthouse-budget.ts';
import { lighthouseTable } from './lighthouse-table.ts';
import { visitPage } from './lighthouse-visit.ts';
import { prepareProgram } from './program/preparation.mjs';

const VISITS = 3;

const [address, ...chosenPages] = process.argv.slice(2);
const pages = chosenPages.length > 0 ? chosenPages : publicPages;
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
    await publishWebsite(program.url);
    return await measureAt(program.url);
  } finally {
    await program.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** A website that nobody published asks search engines to stay away, which Lighthouse counts as a fault. */
async function publishWebsite(site: string): Promise<void> {
  const owner = await request.newContext({ baseURL: site });
  const send = async (reply: Promise<APIResponse>) => {
    const { ok, text } = await reply.then(async (answer) => ({ ok: answer.ok(), text: await answer.text() }));
    if (!ok) throw new Error(`The website could not be published: ${text}`);
  };
  await send(owner.post('/api/register', { data: newAccount() }));
  await send(owner.put('/api/website-identity', { data: { identity: buildOwnIdentity() } }));
  await send(owner.put('/api/website-identity/publication', { data: { isPublished: true } }));
  await owner.dispose();
}

async function measureAt(site: string): Promise<PageMeasure[]> {
  const setup = await testBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    ...setup,
    args: [...setup.args, `--remote-debugging-port=${port}`],
  });
  try {
    return await measurePages(site, port);
  } finally {
    await browser.close();
  }
}

/** Every page once per round: what disturbs the machine for a while then disturbs one visit to a page, not all. */
async function measurePages(site: string, port: number): Promise<PageMeasure[]> {
  // The first visitor's page is rendered for her; what is measured is the page as all others get it.
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
