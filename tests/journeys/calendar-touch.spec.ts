import type { Locator, Page } from '@playwright/test';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { fingerOn } from '#tests/setup/finger.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectToast } from '#tests/setup/page-checks.ts';
import { test } from '#tests/setup/session-journey.ts';

test.use({ hasTouch: true });

/** An hour in the week, in pixels. */
const HOUR = 64;

const block = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Sessions in the week' }).getByRole('link', { name });

/** A place on a block: its dots at the right, its lower edge, or its words. */
async function placeOn(of: Locator, place: 'dots' | 'lower edge' | 'words') {
  await of.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await of.boundingBox();
  if (!box) throw new Error('The session is not in sight');
  const { x, y, width, height } = box;
  if (place === 'dots') return { x: x + width - 8, y: y + height / 2 };
  return { x: x + width / 3, y: place === 'words' ? y + height / 3 : y + height - 4 };
}

let session: Session;

test.beforeEach(async ({ page, caseload }) => {
  await setBrowserClock(page, '2026-11-18', '09:30');
  const client = await caseload.addClient('Ada Applewood');
  session = await caseload.addSession(client.id, '2026-11-18', '10:00');
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('a finger on the dots moves a session, one on its lower edge changes its length', async ({
    page,
    caseload,
  }) => {
    const client = await caseload.addClient('Ben Birch');
    await caseload.addSession(client.id, '2026-11-19', '15:00', { duration: 30 });
    await page.goto('/calendar');
    await expect(page.getByText('Drag a session by its dots to move it')).toBeVisible();
    const finger = await fingerOn(page);
    await finger.down(await placeOn(block(page, /Ada Applewood/), 'dots'));
    const grid = await page.getByRole('list', { name: 'Sessions in the week' }).boundingBox();
    await finger.moveBy({ x: (grid?.width ?? 0) / 7, y: 1.5 * HOUR });
    await expect(block(page, /11:30 AM – 12:30 PM, Nov 19, 2026/)).toBeVisible();
    await finger.up();
    await expectToast(page, 'Session Updated', 'Ada moved to Thu, Nov 19, 11:30 AM.');
    await expect(page).toHaveURL('/calendar');
    expect(await caseload.planOf(session)).toBe('2026-11-19 11:30, 60 min');

    await finger.down(await placeOn(block(page, /Ada Applewood/), 'lower edge'));
    await finger.moveBy({ x: 0, y: HOUR / 2 });
    await finger.up();
    await expectToast(page, 'Session Updated', 'Ada now ends at 1:00 PM.');
    expect(await caseload.planOf(session)).toBe('2026-11-19 11:30, 90 min');

    // The bar at the lower edge of a short session does not strike its time out.
    const short = block(page, /Ben Birch/);
    const time = await short.getByText('3:00 PM', { exact: true }).boundingBox();
    const bar = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /Ben Birch/ }) })
      .locator('[data-handle="stretch"] > span')
      .boundingBox();
    // Of a line's height, the lowest two pixels are for letters that reach below it: a time has none.
    const lowestInk = (time?.y ?? 0) + (time?.height ?? 0) - 2;
    expect(bar?.y).toBeGreaterThanOrEqual(lowestInk);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true });

  test('a finger on the words scrolls the page, one on the dots moves the session, a tap opens it', async ({
    page,
    caseload,
  }) => {
    await page.goto('/calendar');
    const finger = await fingerOn(page);
    const start = await placeOn(block(page, /Ada Applewood/), 'words');
    const before = await page.evaluate(() => window.scrollY);
    await finger.down(start);
    await finger.moveBy({ x: 0, y: -3 * HOUR });
    await finger.up();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + HOUR);
    expect(await caseload.planOf(session)).toBe('2026-11-18 10:00, 60 min');

    await finger.down(await placeOn(block(page, /Ada Applewood/), 'dots'));
    await finger.moveBy({ x: 0, y: -HOUR });
    await finger.up();
    await expectToast(page, 'Session Updated', 'Ada moved to Wed, Nov 18, 9:00 AM.');
    expect(await caseload.planOf(session)).toBe('2026-11-18 09:00, 60 min');

    await block(page, /Ada Applewood/).tap();
    await expect(page).toHaveURL(`/sessions/${session.id}`);
  });

  test('the next day is one tap or swipe away, and the week stands above as a strip', async ({ page }) => {
    await page.goto('/calendar');
    const heading = (day: string) => page.getByRole('heading', { name: `Plan of ${day}` });
    await expect(page.getByRole('button', { name: 'Next day' })).toBeInViewport();
    await page.getByRole('button', { name: 'Next day' }).tap();
    await expect(heading('Nov 19, 2026')).toBeVisible();
    const finger = await fingerOn(page);
    await finger.down({ x: 300, y: 600 });
    await finger.moveBy({ x: -200, y: 10 });
    await finger.up();
    await expect(heading('Nov 20, 2026')).toBeVisible();
    await finger.down({ x: 100, y: 600 });
    await finger.moveBy({ x: 200, y: 10 });
    await finger.up();
    await expect(heading('Nov 19, 2026')).toBeVisible();
    await page.getByRole('button', { name: 'Monday, Nov 16, 2026' }).first().tap();
    await expect(heading('Nov 16, 2026')).toBeVisible();
  });
});
