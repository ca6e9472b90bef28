import type { Page } from '@playwright/test';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectNoSidewaysScroll } from '#tests/setup/page-checks.ts';
import { chooseClient, test } from '#tests/setup/session-journey.ts';

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Sessions' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

test('The list of sessions fits a phone, returns focus, and stays in place while rows open above', async ({
  page,
  caseload,
}) => {
  const ada = await caseload.addClient('Ada Applewood');

  await test.step('On a phone rows are cards, and a saved form returns focus', async () => {
    const ben = await caseload.addClient('Béa Brightside');
    await caseload.addSession(ben.id, '2026-11-19', '15:00', { notes: 'a'.repeat(101) });
    await page.goto('/sessions');
    await page.getByRole('button', { name: 'Schedule Session' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule Session' });
    await chooseClient(page, 'Ada Applewood');
    await dialog.getByLabel('Date', { exact: true }).fill('2026-11-21');
    await dialog.getByLabel('Session Type').selectOption('individual');
    await dialog.getByRole('button', { name: 'Create Session' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Schedule Session' })).toBeFocused();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(rows(page).first()).toHaveCSS('display', 'grid');
    await expectNoSidewaysScroll(page);
    const filters = page.getByRole('button', { name: /^Filters/ });
    await expect(page.getByLabel('Status')).toBeHidden();
    await filters.click();
    await page.getByLabel('Status').selectOption('scheduled');
    await filters.click();
    await expect(filters).toHaveText('Filters: Scheduled');
    await rows(page).filter({ hasText: 'Béa Brightside' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Béa Brightside' })).toBeVisible();
  });

  await test.step('Today stays in place when many later sessions open above it, and Back returns to the place', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await setBrowserClock(page, '2026-11-20', '12:00');
    await caseload.addSeries(ada.id, '2026-06-05', '10:00', 104);
    await page.goto('/sessions');
    const today = rows(page).filter({ hasText: 'Nov 20, 2026' });
    await expect(today).toBeInViewport();
    const before = (await today.boundingBox())?.y ?? 0;
    await page.getByRole('button', { name: /^Show \d+ Later Sessions$/ }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
    await expect(today).toBeInViewport();
    await expect.poll(async () => Math.abs(((await today.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);

    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, -900);
    const row = rows(page).filter({ hasText: 'Jan 15, 2027' });
    await expect(row).toBeInViewport();
    const place = (await row.boundingBox())?.y ?? 0;
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/sessions\/\d+$/);
    await page.goBack();
    await expect(row).toBeInViewport();
    await expect.poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - place)).toBeLessThan(10);

    await page.keyboard.press('Home');
    await expect(page.getByRole('button', { name: 'Schedule Session' })).toBeInViewport();
    await expect(rows(page).first()).toContainText('May 26, 2028');
  });
});

/** The part of a list that a request asks for, as the server answers it. */
function partOf(list: readonly object[], url: string) {
  const { searchParams, pathname } = new URL(url);
  // None is later than today.
  if (searchParams.has('from')) return { json: [], headers: { 'total-count': '0' } };
  const start = Number(searchParams.get('cursor') ?? 0);
  const end = start + Number(searchParams.get('limit'));
  const next = new URLSearchParams(searchParams);
  next.set('cursor', String(end));
  return {
    json: list.slice(start, end),
    headers: {
      'total-count': String(list.length),
      ...(end < list.length && { link: `<${pathname}?${next}>; rel="next"` }),
    },
  };
}

test('Of 20,000 sessions only visible rows are drawn, all are counted, and browser search finds the rest', async ({
  page,
  caseload,
}) => {
  const client = await caseload.addClient('Ada Applewood');
  const one = await caseload.addSession(client.id, '2026-11-20', '09:00');
  const notes: Record<number, string> = { 1500: 'A needle in the haystack', 19999: 'The very first' };
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    ...one,
    id: 20_000 - index,
    notes: notes[index] ?? null,
  }));
  await page.route('**/api/sessions?*', (route) => route.fulfill(partOf(many, route.request().url())));
  await page.goto('/sessions');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Sessions' })).toHaveAttribute('aria-rowcount', '20001');
  expect(await rows(page).count()).toBeLessThan(60);
  await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '2');
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText('The very first')).toBeInViewport({ timeout: 200 });
  }).toPass();
  await expect(rows(page).last()).toHaveAttribute('aria-rowindex', '20001');

  await page.keyboard.press('Home');
  await page.keyboard.press('Control+f');
  const hidden = page.locator('[hidden="until-found"]', { hasText: 'A needle in the haystack' });
  // The browser's own search cannot be driven from here; this is what it tells the page when it has found a text.
  await hidden.dispatchEvent('beforematch');
  const row = rows(page).filter({ hasText: 'A needle in the haystack' });
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('aria-rowindex', '1502');
  await expect(hidden).toHaveCount(0);
});
