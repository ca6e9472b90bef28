import type { Page } from '@playwright/test';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectToast } from '#tests/setup/page-checks.ts';
import { test } from '#tests/setup/session-journey.ts';

const grid = (page: Page) => page.getByRole('list', { name: 'Sessions in the week' });
const head = (page: Page, name: string) =>
  page.getByRole('region', { name: /–/ }).getByRole('button', { name });

test('a weekend with nothing on it is narrow, opens when pressed, and takes what is dragged there', async ({
  page,
  caseload,
}) => {
  await setBrowserClock(page, '2026-11-18', '09:30');
  const { id } = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(id, '2026-11-20', '10:00');
  await page.goto('/calendar');
  const block = grid(page).getByRole('link', { name: /Ada Applewood/ });
  await expect(block).toBeVisible();
  const widthOf = async (name: string) => (await head(page, name).boundingBox())?.width ?? 0;
  const [saturday, friday] = ['Saturday, Nov 21, 2026', 'Friday, Nov 20, 2026'];
  const part = async (name: string) => (await widthOf(saturday)) / (await widthOf(name));
  await expect.poll(() => part(friday)).toBeCloseTo(0.4, 1);
  await expectAccessible(page);

  // A press on the column opens it, the next one plans there.
  const { width = 0 } = (await grid(page).boundingBox()) ?? {};
  await grid(page).click({ position: { x: width - 10, y: 200 } });
  await expect(page.getByRole('heading', { name: 'Nov 21, 2026', exact: true })).toBeVisible();
  await expect.poll(() => part(friday)).toBeCloseTo(1, 1);
  await head(page, friday).click();
  await expect.poll(() => part(friday)).toBeCloseTo(0.4, 1);

  const from = await block.boundingBox();
  if (!from) throw new Error('The session is not in sight');
  await page.mouse.move(from.x + from.width / 2, from.y + 10);
  await page.mouse.down();
  const onSaturday = await head(page, saturday).boundingBox();
  await page.mouse.move((onSaturday?.x ?? 0) + (onSaturday?.width ?? 0) / 2, from.y + 10, { steps: 6 });
  await expect(grid(page).getByRole('link', { name: /Nov 21, 2026/ })).toBeVisible();
  await expect.poll(() => part('Thursday, Nov 19, 2026')).toBeCloseTo(1, 1);
  await page.mouse.up();
  await expectToast(page, 'Session Updated', 'Ada moved to Sat, Nov 21, 10:00 AM.');
  expect(await caseload.planOf(session)).toBe('2026-11-21 10:00, 60 min');
});
