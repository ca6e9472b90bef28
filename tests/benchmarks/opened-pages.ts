// The pages of somebody with 20,000 sessions, as the benchmarks open them in Chromium.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { writeTenYears } from '#tests/builders/ten-years.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { waitForPicture } from './page-waits.ts';

const SLOWER = 4;
/** So that this week has sessions, and today. */
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** How long somebody looks at the dashboard before the first press; the scripts of the menu's pages are loaded meanwhile. */
export const LOOK_MS = 12_000;

/** What shows that a page is there, with what was asked for, and what no other page has: a press begins on another one. */
export const signs = {
  '/': 'h1',
  // Today's schedule.
  '/dashboard': 'main h2',
  '/sessions': 'table[aria-label="Sessions"] a',
  '/calendar': '[aria-label="Sessions in the week"] a',
  '/clients': 'main:has([placeholder^="Search clients"]) table a',
  '/notes': 'nav a[href="/notes"][aria-current]',
  '/invoices': 'table[aria-label="Invoices"] a',
  '/documents': 'nav a[href="/documents"][aria-current]',
  '/reports': '[data-bar]',
} as const;
export type Address = keyof typeof signs;
export const menuPages = [
  '/clients',
  '/calendar',
  '/sessions',
  '/notes',
  '/invoices',
  '/documents',
  '/reports',
] as const;

/** Gives the first therapist of a running program ten years of sessions, up to next week. */
export async function addTenYears(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  const newest = new Date(Date.now() + WEEK_MS).toISOString();
  await writeTenYears(database, 1, { invoiceCount: 200, newest });
  await database.close();
}

/** Opens a browser window that knows nothing yet but who is signed in. */
export async function windowOf(
  browser: Browser,
  url: string,
  { cookie }: TestVisitor,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url };
  });
  await context.addCookies(cookies);
  return context;
}

/** A page on a processor that is slower. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Presses an entry of the menu; returns the time until its page is shown, in milliseconds. */
export function follow(page: Page, path: (typeof menuPages)[number]): Promise<number> {
  return waitForPicture(page, page.locator(`nav a[href="${path}"]`).first(), signs[path]);
}
