// `npm run bench -- compare FOLDER`: the app's start and presses on its menu in this checkout beside those in another one,
// which is built and has the same tables. Each round opens both, in turn, in windows that know nothing yet: once on a processor
// that is four times slower, and once at full speed, where the processor's time is taken. Gives medians, and this by the other.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { servingArguments } from '#scripts/program/serving.mjs';
import { testBrowser } from '#tests/setup/browser.ts';
import { startProgram } from '#tests/setup/program.ts';
import { therapistAt } from '#tests/setup/program-visitor.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { median } from './drive.ts';
import { addTenYears, follow, LOOK_MS, menuPages, signs, slowPage, windowOf } from './opened-pages.ts';
import { firstPicture, processorOf } from './page-waits.ts';

const ROUNDS = process.argv.includes('--quick') ? 3 : 7;
const BETWEEN_MS = 1_000;
const other = process.argv.slice(3).find((word) => !word.startsWith('--'));
if (other === undefined) throw new Error('Name the folder of the checkout to compare with');

interface Build {
  url: string;
  therapist: TestVisitor;
  /** Milliseconds by what was waited for. */
  waits: Map<string, number[]>;
  stop: () => Promise<unknown>;
}

const browser = await chromium.launch(await testBrowser());
const before = await startBuild(path.resolve(other));
const now = await startBuild(path.resolve('.'));
for (let round = 1; round <= ROUNDS; round += 1) {
  console.log(`Round ${round} of ${ROUNDS}`);
  for (const build of round % 2 === 0 ? [now, before] : [before, now]) await visit(browser, build);
}
await browser.close();
await Promise.all([before.stop(), now.stop()]);
console.table(
  [...now.waits].map(([work, measured]) => {
    const [was, is] = [median(before.waits.get(work) ?? []), median(measured)];
    return { work, before: Math.round(was), now: Math.round(is), ratio: (is / was).toFixed(2) };
  }),
);

async function startBuild(folder: string): Promise<Build> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'practice-compare-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const command = ['/usr/bin/env', '--chdir', folder, process.execPath, ...servingArguments] as const;
  const { url, stop } = await startProgram({ DATA_DIR: dataDir }, { command });
  const therapist = await therapistAt(url);
  await addTenYears(dataDir);
  return { url, therapist, stop, waits: new Map() };
}

async function visit(inBrowser: Browser, { url, therapist, waits }: Build): Promise<void> {
  const keep = (work: string, ms: number) => waits.set(work, [...(waits.get(work) ?? []), ms]);
  const context = await windowOf(inBrowser, url, therapist);
  const slow = await slowPage(context);
  keep('start, CPU / 4', await firstPicture(slow, '/dashboard', signs['/dashboard']));
  await slow.waitForTimeout(LOOK_MS);
  await pressAll(slow, async (address, turn) =>
    keep(`${address}, ${turn}, CPU / 4`, await follow(slow, address)),
  );
  await slow.close();
  const calendar = await slowPage(context);
  keep('calendar as the first page, CPU / 4', await firstPicture(calendar, '/calendar', signs['/calendar']));
  await calendar.close();
  const page = await context.newPage();
  keep(
    'start, processor',
    await processorOf(page, async () => {
      await firstPicture(page, '/dashboard', signs['/dashboard']);
    }),
  );
  await page.waitForTimeout(LOOK_MS / 2);
  await pressAll(page, async (address, turn) => {
    const press = async () => {
      await follow(page, address);
    };
    keep(`${address}, ${turn}, processor`, await processorOf(page, press));
  });
  await context.close();
}

type Press = (address: (typeof menuPages)[number], turn: 'first' | 'again') => Promise<unknown>;

async function pressAll(page: Page, press: Press): Promise<void> {
  for (const turn of ['first', 'again'] as const)
    for (const address of menuPages) {
      await press(address, turn);
      await page.waitForTimeout(BETWEEN_MS);
    }
}
