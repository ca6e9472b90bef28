import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible } from '#tests/setup/page-checks.ts';
import { test } from '#tests/setup/session-journey.ts';

const HOUR = 64;

test('a click on an empty half hour plans a session there, one on a session opens it', async ({
  page,
  caseload,
}) => {
  const { id } = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(id, '2026-11-20', '10:00');
  await setBrowserClock(page, '2026-11-18', '12:10');
  await page.goto('/calendar?date=2026-11-20');
  const grid = page.getByRole('list', { name: 'Sessions in the week' });
  const { width = 0 } = (await grid.boundingBox()) ?? {};
  // Tuesday, a little after half past nine: the third column, after a folded one; the hours begin at seven.
  await grid.click({ position: { x: (width / 5.8) * 1.9, y: 2.6 * HOUR } });
  const dialog = page.getByRole('dialog', { name: 'Schedule Session' });
  await expect(dialog).toContainText('Tuesday, Nov 17, 2026');
  await expect(dialog.getByLabel('Time')).toHaveValue('09:30');
  await expect(dialog.getByLabel('Client', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await grid.getByRole('link').click();
  await expect(page).toHaveURL(`/sessions/${session.id}`);
});

test('t leads to today, and the keyboard skips to the first session', async ({ page, caseload }) => {
  const { id } = await caseload.addClient('Ada Applewood');
  await caseload.addSession(id, '2026-11-20', '10:00');
  await setBrowserClock(page, '2026-11-18', '12:10');
  await page.goto('/calendar?date=2026-12-11');
  await expect(page.getByRole('heading', { name: 'Dec 11, 2026' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(page).toHaveURL('/calendar');
  await page.getByRole('link', { name: 'Skip to the first session' }).focus();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Ada Applewood, 10:00 AM – 11:00 AM/ })).toBeFocused();
});

test('on a tablet the week comes before the month', async ({ page, signedIn: _ }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/calendar');
  const week = await page.getByRole('list', { name: 'Sessions in the week' }).boundingBox();
  const month = await page.getByRole('grid').boundingBox();
  expect(week?.y).toBeLessThan(month?.y ?? 0);
});
