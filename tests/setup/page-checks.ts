import type { Locator, Page, Route } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { expect } from './journey.ts';

/**
 * A message at the edge of the page, by its title and its text. Each message answers one check: what the act before
 * it said, in the same words, is not taken for the answer to the next one.
 */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = page
    .getByRole('region', { name: /notifications/i })
    .getByRole('listitem')
    .and(page.locator(':not([data-read])'))
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(text, { exact: true }) });
  await expect(toast).toBeVisible();
  await toast.evaluateAll((cards) => {
    for (const card of cards) card.setAttribute('data-read', '');
  });
}

/** Nothing on the page is in anybody's way, in light and in dark, which differ in their colors alone. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNothingInTheWay(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await withoutTransitions(page, () => axeViolations(page, { isAboutColors: true })), 'dark').toEqual(
    [],
  );
}

/** Nothing on the page, as it looks now, is in anybody's way. */
export async function expectNothingInTheWay(page: Page, look = 'as it looks now'): Promise<void> {
  // A page that is still on its way has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  expect(await withoutTransitions(page, () => axeViolations(page)), look).toEqual([]);
}

// Colors change by transitions; halfway through one they belong to no theme. A page that another one covers draws no
// frames, so that waiting for their end could take forever, and the end of one can begin another.
async function withoutTransitions<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const still = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const seen = await look();
  await still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  await still.dispose();
  return seen;
}

/** On a phone, the page does not scroll sideways. */
export async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
}

/** The page is no wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(sideways).toBeLessThanOrEqual(0);
}

/** The browser forgets who is signed in. It leaves the page first, whose requests would otherwise find nobody. */
export async function forgetSignIn(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Opens a page and waits until it follows what changes: that line stays open when the sign-in ends. */
export async function openFollowing(page: Page, path: string): Promise<void> {
  const line = page.waitForResponse('**/api/events');
  await page.goto(path);
  await line;
}

/** A page whose list fails once says why, and shows `then` when it is tried again. The test allows a 503. */
export async function expectTriedAgain(page: Page, path: string, list: string, then: Locator): Promise<void> {
  const fail = (route: Route) => route.fulfill({ status: 503, body: 'Down for a moment' });
  await page.route(list, fail, { times: 1 });
  await page.goto(path);
  await expect(page.getByText('503: Down for a moment')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(then).toBeVisible();
}
