// `npm run bench -- web`: what somebody waits for in the browser who has 20,000 sessions, in Chromium against the built program
// on this machine: undisturbed, and with a processor that is four times slower. Medians of several rounds, each in a
// browser window that knows nothing yet. `-- --quick` takes fewer rounds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { prepareProgram } from '#scripts/program/preparation.mjs';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildFirstGoal, buildGoal } from '#tests/builders/goal-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { testBrowser } from '#tests/setup/browser.ts';
import { type RunningProgram, startProgram } from '#tests/setup/program.ts';
import { therapistAt } from '#tests/setup/program-visitor.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { median } from './drive.ts';
import { goalOfResults } from './goal-of-results.ts';
import {
  type Address,
  addTenYears,
  follow,
  LOOK_MS,
  menuPages,
  signs,
  slowPage,
  windowOf,
} from './opened-pages.ts';
import {
  firstPicture,
  largestPaint,
  loadOfScripts,
  longestFrameOf,
  processorOf,
  waitForPicture,
  waitsOfInput,
} from './page-waits.ts';

const ROUNDS = process.argv.includes('--quick') ? 3 : 7;
const clientSign = '[role="tablist"][aria-label="Client records"]';
const noteSign = 'main textarea';
const noteLink = /^(Write|Open) the Note$/;
const START = 'start of the app, CPU / 4';
const BARE = 'a bare page with the same scripts, CPU / 4';
interface Point {
  x: number;
  y: number;
}

/** Where a page without anything on it is tapped. */
const NOWHERE: Point = { x: 100, y: 100 };
const WORD = 'tripod grip';
const GOALS = 12;
const POINTS = 1_000;
const MOVES = 60;
const TAPS = 10;
/** How long a finger stays down in a tap. */
const HOLD_MS = 80;
const drawnGraph = '[role="slider"] svg path';

/** The waits by what is waited for; those without a goal are for comparison. */
const waits = new Map<string, { goal: number | undefined; measured: number[] }>();

await prepareProgram();
const dataDir = mkdtempSync(path.join(tmpdir(), 'practice-web-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));
const program = await startProgram({ DATA_DIR: dataDir });
try {
  await measure(program);
} finally {
  await program.stop();
}
const startByBare = medianOf(START) / medianOf(BARE);
console.table([
  ...[...waits].map(([work, { goal }]) => {
    const ms = Math.round(medianOf(work));
    const held = goal === undefined ? {} : { goal: `≤ ${goal} ms`, holds: ms <= goal };
    return { work, measured: `${ms} ms`, ...held };
  }),
  {
    work: 'start of the app, by a bare page',
    measured: `${startByBare.toFixed(1)} ×`,
    goal: '≤ 2 ×',
    holds: startByBare <= 2,
  },
]);

async function measure({ url }: RunningProgram): Promise<void> {
  const therapist = await therapistAt(url);
  await addTenYears(dataDir);
  const note = await noteOfTwelveGoals(therapist);
  const goal = await goalOfResults(therapist, POINTS);
  const browser = await chromium.launch(await testBrowser());
  for (let round = 1; round <= ROUNDS; round++) {
    console.log(`Round ${round} of ${ROUNDS}`);
    for (const visit of [paints, startAndRoutes, typing, scrolling, empty, marking(note), graph(goal)]) {
      const context = await windowOf(browser, url, therapist);
      await visit(context);
      await context.close();
    }
  }
  await browser.close();
}

async function paints(context: BrowserContext): Promise<void> {
  for (const address of ['/', '/dashboard', '/sessions', '/calendar'] as const) {
    const page = await context.newPage();
    await open(page, address);
    keep(`largest paint of ${address}`, 800, await largestPaint(page));
    await page.close();
  }
}

async function startAndRoutes(context: BrowserContext): Promise<void> {
  const page = await slowPage(context);
  keep(START, 1_200, await firstPicture(page, '/dashboard', signs['/dashboard']));
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  await page.waitForTimeout(LOOK_MS);
  for (const [turn, most, mostOfReports] of [
    ['first', 300, 800],
    ['again', 100, 300],
  ] as const)
    for (const path of menuPages) {
      const goal = path === '/reports' ? mostOfReports : most;
      keep(`press on ${path}, ${turn}, CPU / 4`, goal, await follow(page, path));
      await page.waitForTimeout(1_000);
    }
  for (const [turn, most] of [
    ['first', 400],
    ['again', 150],
  ] as const) {
    const row = turn === 'first' ? 0 : 1;
    await follow(page, '/clients');
    const client = page.locator('table[aria-label="Clients"] a').nth(row);
    keep(`press on a client, ${turn}, CPU / 4`, most, await waitForPicture(page, client, clientSign));
    await follow(page, '/sessions');
    await page.locator(signs['/sessions']).nth(row).click();
    const note = page.getByRole('link', { name: noteLink });
    keep(`press on a note, ${turn}, CPU / 4`, most, await waitForPicture(page, note, noteSign));
  }
  const alone = await browserOf(context).newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
    storageState: await context.storageState(),
  });
  const calendar = await slowPage(alone);
  keep(
    'the calendar as the first page, CPU / 4',
    1_000,
    await firstPicture(calendar, '/calendar', signs['/calendar']),
  );
  await alone.close();
  const bare = await slowPage(await browserOf(context).newContext({ baseURL: new URL(page.url()).origin }));
  keep(BARE, undefined, await loadOfScripts(bare, scripts));
  await bare.context().close();
}

function browserOf(context: BrowserContext): Browser {
  const browser = context.browser();
  if (browser === null) throw new Error('The browser is gone');
  return browser;
}

async function typing(context: BrowserContext): Promise<void> {
  const page = await slowPage(context);
  await open(page, '/sessions');
  const search = page.getByLabel('Search sessions');
  await search.click();
  keepInputs('keystroke in the search, CPU / 4', await waitsOfInput(page, 'keydown', () => type(search)));
  await open(page, '/sessions');
  await page.locator(signs['/sessions']).nth(1).click();
  await page.getByRole('link', { name: noteLink }).click();
  const note = page.getByRole('textbox', { name: 'Notes' });
  await note.click();
  keepInputs('keystroke in a note, CPU / 4', await waitsOfInput(page, 'keydown', () => type(note)));
}

/** As somebody types who has looked at the page first. */
async function type(field: Locator): Promise<void> {
  await field.page().waitForTimeout(1_000);
  await field.pressSequentially(WORD, { delay: 150 });
}

/** A session of a child with twelve goals; gives the address of its note. */
async function noteOfTwelveGoals(therapist: TestVisitor): Promise<string> {
  const { id: clientId } = await addRecord<Client>(therapist, '/api/clients', buildClient());
  const { planId } = await addRecord<Goal>(therapist, '/api/goals', buildFirstGoal({ clientId }));
  for (let goal = 2; goal <= GOALS; goal += 1) {
    await addRecord<Goal>(therapist, '/api/goals', buildGoal({ clientId, planId, name: `Goal ${goal}` }));
  }
  const session = await addRecord<Session>(therapist, '/api/sessions', buildSession({ clientId }));
  return `/sessions/${session.id}/note`;
}

/** Ten trials of a goal. */
function marking(note: string) {
  return async (context: BrowserContext): Promise<void> => {
    const work = `mark on one of ${GOALS} pads`;
    const slow = await slowPage(context);
    const tap = await tapsOnPad(slow, note);
    keepInputs(`${work}, CPU / 4`, await waitsOfInput(slow, 'pointerup', tap));
    await slow.close();
    const page = await context.newPage();
    const used = await processorOf(page, await tapsOnPad(page, note));
    keep('processor for a mark and its saving', undefined, used / TAPS);
  };
}

/** Opens a note; gives what marks ten trials of its last goal. */
async function tapsOnPad(page: Page, note: string): Promise<() => Promise<void>> {
  await page.goto(note);
  await page.getByText('Everything is saved').waitFor();
  const pad = page.getByRole('region', { name: `Goal ${GOALS}` });
  const letters = pad.getByRole('group').getByRole('button');
  await letters.first().scrollIntoViewIfNeeded();
  // Known before: to look for a letter by its name takes longer than to draw a mark.
  const places = await Promise.all([0, 1, 2].map((letter) => centerOf(letters.nth(letter))));
  await page.waitForTimeout(1_000);
  return () => tapTenTimes(page, (time) => places[time % places.length] ?? NOWHERE);
}

async function centerOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be tapped is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** From the child's goals to the drawn graph of one, and over all of it with the pointer. */
function graph({ id, clientId }: Goal) {
  const sign = `a graph of ${POINTS} results`;
  const openGoals = async (page: Page): Promise<Locator> => {
    await page.goto(`/clients/${clientId}?tab=goals`);
    const link = page.locator(`a[href="/goals/${id}"]`).first();
    await link.waitFor();
    await page.waitForTimeout(1_000);
    return link;
  };
  return async (context: BrowserContext): Promise<void> => {
    for (const [page, which, most] of [
      [await context.newPage(), '', 300],
      [await slowPage(context), ', CPU / 4', 1_000],
    ] as const) {
      keep(`${sign}${which}`, most, await waitForPicture(page, await openGoals(page), drawnGraph));
      await page.waitForTimeout(1_000);
      const move = await moveAcross(page, drawnGraph);
      keep(`longest frame while the pointer moves over it${which}`, 50, await longestFrameOf(page, move));
      await page.close();
    }
    const page = await context.newPage();
    const link = await openGoals(page);
    const draw = async () => {
      await waitForPicture(page, link, drawnGraph);
    };
    keep(`processor for ${sign}`, 300, await processorOf(page, draw));
    const moves = await processorOf(page, await moveAcross(page, drawnGraph));
    keep('processor for a move over it', 16, moves / MOVES);
    await page.close();
  };
}

/**
 * Gives what moves the pointer from one edge of something to the other, a picture at a time. Its place is known before: asked
 * for it, the driver loads a large script into the page, which would be measured with the moves.
 */
async function moveAcross(page: Page, selector: string): Promise<() => Promise<void>> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`Nothing is drawn at ${selector}`);
  return async () => {
    for (let move = 1; move <= MOVES; move++) {
      await page.mouse.move(box.x + (move / MOVES) * box.width, box.y + box.height / 2);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  };
}

/** Measures this machine on an empty page: the least that a mark and a move can take. */
async function empty(context: BrowserContext): Promise<void> {
  const page = await slowPage(context);
  await page.goto('/robots.txt');
  await page.waitForTimeout(1_000);
  const tap = () => tapTenTimes(page, () => NOWHERE);
  const taps = await waitsOfInput(page, 'pointerup', tap);
  keep('a tap on an empty page, CPU / 4: the slowest', undefined, Math.max(...taps));
  const move = await moveAcross(page, 'body');
  keep('longest frame of an empty page, CPU / 4', undefined, await longestFrameOf(page, move));
  await page.close();
  const asItIs = await context.newPage();
  await asItIs.goto('/robots.txt');
  const used = await processorOf(asItIs, () => tapTenTimes(asItIs, () => NOWHERE));
  keep('processor for a tap on an empty page', undefined, used / TAPS);
}

/**
 * Taps a bit faster than a person does, and as one does: the pointer comes first and the finger stays down for a moment.
 * All in one instant, what the page does with the pointer and the press would count as the mark's.
 */
async function tapTenTimes(page: Page, placeOf: (time: number) => Point): Promise<void> {
  for (let time = 0; time < TAPS; time += 1) {
    const { x, y } = placeOf(time);
    await page.mouse.move(x, y);
    await page.waitForTimeout(200);
    await page.mouse.down();
    await page.waitForTimeout(HOLD_MS);
    await page.mouse.up();
    await page.waitForTimeout(400);
  }
}

async function scrolling(context: BrowserContext): Promise<void> {
  const page = await slowPage(context);
  for (const [what, address] of [
    ['list', '/sessions'],
    ['calendar', '/calendar'],
  ] as const) {
    await open(page, address);
    await page.mouse.move(700, 500);
    keep(
      `longest frame while the ${what} scrolls, CPU / 4`,
      100,
      await longestFrameOf(page, () => scroll(page)),
    );
  }
}

async function scroll(page: Page): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    await page.mouse.wheel(0, 300);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

async function open(page: Page, address: Address): Promise<void> {
  await page.goto(address);
  await page.locator(signs[address]).first().waitFor();
}

/** The first of several inputs is often the slowest: the browser compiles for it what the others find ready. */
function keepInputs(work: string, waits: readonly number[]): void {
  keep(`${work}: the slowest`, 50, Math.max(...waits));
  keep(`${work}: the middle one`, 50, median(waits));
}

function medianOf(work: string): number {
  return median(waits.get(work)?.measured ?? []);
}

function keep(work: string, goal: number | undefined, ms: number): void {
  const known = waits.get(work) ?? { goal, measured: [] };
  known.measured.push(ms);
  waits.set(work, known);
}
