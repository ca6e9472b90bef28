// `npm run bench -- owed-pages`: what 200 mandates take on Services Owed and 200 sessions of 50 children on Monthly Billing,
// in Chromium against the built program, with a processor that is four times slower: the time from the answer of the
// server to the painted rows, and the longest task after it. Medians of several rounds. Exits 1 when a goal is not held.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { ImportedPlan, NewClientImport } from '#domain/records/imports/client-import.ts';
import { prepareProgram } from '#scripts/program/preparation.mjs';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildContract, buildOrganization } from '#tests/builders/organization-builder.ts';
import { testBrowser } from '#tests/setup/browser.ts';
import { startProgram } from '#tests/setup/program.ts';
import { therapistAt } from '#tests/setup/program-visitor.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { median } from './drive.ts';

const ROUNDS = process.argv.includes('--quick') ? 3 : 7;
const SLOWER = 4;
const MANDATES = 200;
const SCHOOLS = 5;
const BILLED_CHILDREN = 50;
const SESSIONS_A_CHILD = 4;
const CONTENT_GOAL_MS = 500;
const TASK_GOAL_MS = 50;

const pageSize = { viewport: { width: 1440, height: 900 } };
/** How long somebody looks at a page before the press. */
const LOOK_MS = 3_000;
const pages = [
  {
    work: 'Services Owed',
    from: '/clients',
    link: 'nav a[href="/services-owed"]',
    call: '/api/services-owed',
    row: 'table[aria-label="Services owed"] a',
  },
  {
    work: 'Monthly Billing',
    from: '/invoices',
    link: 'a[href="/vouchers/new"]',
    call: '/api/vouchers/check',
    row: '[aria-label="Findings by child"] a',
  },
] as const;
const lines: { work: string; goal: string; measured: string; holds: boolean }[] = [];

await prepareProgram();
const dataDir = mkdtempSync(path.join(tmpdir(), 'practice-owed-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const program = await startProgram({ DATA_DIR: dataDir });
try {
  const therapist = await therapistAt(program.url);
  await addMandates(therapist);
  const browser = await chromium.launch(await testBrowser());
  for (const page of pages) {
    const { work } = page;
    const found: { content: number; task: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await signedIn(await browser.newContext(pageSize), therapist.cookie);
      found.push(await follow(await context.newPage(), page));
      await context.close();
    }
    tell(
      `${work}: from the answer to the rows`,
      CONTENT_GOAL_MS,
      median(found.map(({ content }) => content)),
    );
    tell(`${work}: the longest task after it`, TASK_GOAL_MS, median(found.map(({ task }) => task)));
  }
  await browser.close();
} finally {
  await program.stop();
}
console.table(lines);
process.exitCode = lines.every(({ holds }) => holds) ? 0 : 1;

/** Adds 200 children with a mandate each, of whom 50 have four sessions in October. */
async function addMandates(therapist: TestVisitor): Promise<void> {
  const addPlace = async (body: object) =>
    (await addRecord<{ id: number }>(therapist, '/api/organizations', body)).id;
  const district = buildOrganization({ name: 'Sample District', kind: 'district' });
  const payerId = await addPlace({ ...district, contract: buildContract() });
  const schoolIds = await Promise.all(
    Array.from({ length: SCHOOLS }, (_, place) =>
      addPlace(buildOrganization({ name: `Sample School ${place + 1}` })),
    ),
  );
  const rows = Array.from({ length: MANDATES }, (_, place) => ({
    row: place + 2,
    client: buildClient({ firstName: `Child ${place + 1}` }),
    plans: [planAt(schoolIds[place % SCHOOLS] ?? 0, payerId)],
  }));
  const roster: NewClientImport = { fileName: 'roster.csv', rows };
  await addRecord(therapist, '/api/client-imports', roster);
  const mandates = (await therapist.get('/api/mandates')).json<Mandate[]>();
  for (const [place, { clientId }] of mandates.slice(0, BILLED_CHILDREN).entries()) {
    for (let week = 0; week < SESSIONS_A_CHILD; week += 1) {
      const day = 5 + 7 * week + Math.floor(place / 10);
      const date = new Date(Date.UTC(2026, 9, day, 13, 30 * (place % 10))).toISOString();
      const session = { clientId, type: 'individual', date, duration: 30, status: 'completed' };
      await addRecord(therapist, '/api/sessions', session);
    }
  }
}

function planAt(schoolId: number, payerId: number): ImportedPlan {
  const terms = [buildTerm({ startsOn: '2026-09-03', group: 1 })];
  return {
    ...{ program: 'iep', title: 'IEP 2026–27', startsOn: '2026-09-03', endsOn: '2027-06-25' },
    mandates: [{ schoolId, payerId, endsOn: '2027-06-25', terms }],
  };
}

async function signedIn(context: BrowserContext, cookie: string): Promise<BrowserContext> {
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: program.url };
    }),
  );
  return context;
}

/**
 * Follows a link to a page on a slow processor; returns how long its rows took after the press, or after the answer of a
 * call that came later, and the longest task then.
 */
async function follow(page: Page, { from, link, call, row }: (typeof pages)[number]) {
  const devtools = await page.context().newCDPSession(page);
  await page.goto(program.url + from);
  await page.locator(link).first().waitFor();
  await page.waitForTimeout(LOOK_MS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const watched = await page.evaluateHandle((sign) => {
    const seen = { tasks: [] as { from: number; ms: number }[], pressedAt: 0, rowsAt: 0 };
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        seen.tasks.push({ from: startTime, ms: duration });
    }).observe({ type: 'longtask' });
    const look = ({ timeStamp }: Event) => {
      seen.pressedAt = timeStamp;
      requestAnimationFrame(function frame() {
        if (document.querySelector(sign) === null) return requestAnimationFrame(frame);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          seen.rowsAt = performance.now();
        };
        return port2.postMessage(undefined);
      });
    };
    addEventListener('click', look, { capture: true, once: true });
    return seen;
  }, row);
  await page.locator(link).first().click();
  await page.locator(row).first().waitFor();
  // Work that rows leave for later is over by then.
  await page.waitForTimeout(1_500);
  return watched.evaluate(({ tasks, pressedAt, rowsAt }, name) => {
    const answers = performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.name.includes(name) ? entry.responseEnd : [],
      )
      .filter((moment) => moment < rowsAt);
    const since = Math.max(pressedAt, ...answers);
    const later = tasks.filter(({ from, ms }) => from + ms > since);
    return { content: rowsAt - since, task: Math.max(0, ...later.map(({ ms }) => ms)) };
  }, call);
}

function tell(work: string, most: number, ms: number): void {
  lines.push({ work, goal: `≤ ${most} ms`, measured: `${Math.round(ms)} ms`, holds: ms <= most });
}
