import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { expect } from './journey.ts';

/**
 * Expects a toast by its title and text. Each toast satisfies one check: an earlier one with the same text does not
 * count.
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

/** Expects no accessibility violations, in light and dark, which differ only in colors. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoViolations(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await withoutTransitions(page, () => axeViolations(page, { isAboutColors: true })), 'dark').toEqual(
    [],
  );
}

/** Expects no accessibility violations in the page's current state. */
export async function expectNoViolations(page: Page, look = 'as it looks now'): Promise<void> {
  // A page that is still loading has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  expect(await withoutTransitions(page, () => axeViolations(page)), look).toEqual([]);
}

// Colors change with transitions; halfway through, they belong to no theme. A covered page renders no frames, so
// waiting for transitions could take forever.
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

/** Expects that the page does not scroll sideways on a phone. */
export async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
}

/** Expects that the page is no wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(sideways).toBeLessThanOrEqual(0);
}

/** Clears the browser's sign-in. Leaves the page first, because its requests would get a 401. */
export async function forgetSignIn(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Opens a page and waits for its event stream, which stays open when the sign-in ends. */
export async function openFollowing(page: Page, path: string): Promise<void> {
  const line = page.waitForResponse('**/api/events');
  await page.goto(path);
  await line;
}
