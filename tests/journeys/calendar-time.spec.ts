import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectToast } from '#tests/setup/page-checks.ts';
import { test } from '#tests/setup/session-journey.ts';

const HOUR = 64;

test('a free time becomes time without a child, which Space and the mouse move and Enter opens', async ({
  page,
  caseload,
}) => {
  await setBrowserClock(page, '2026-11-18', '09:30');
  await page.goto('/calendar');
  const grid = page.getByRole('list', { name: 'Sessions in the week' });
  const { width = 0 } = (await grid.boundingBox()) ?? {};
  // Tuesday, a little after half past nine: the third column, after a folded one; the hours begin at seven.
  await grid.click({ position: { x: (width / 5.8) * 1.9, y: 2.6 * HOUR } });
  await page.getByRole('button', { name: 'Add Time Instead' }).click();
  const added = page.getByRole('dialog', { name: 'Add Time' });
  await expect(added.getByLabel('Date')).toHaveValue('2026-11-17');
  await expect(added.getByLabel('Time', { exact: true })).toHaveValue('09:30');
  await added.getByLabel('Kind').selectOption('testing');
  await expectAccessible(page);
  await added.getByRole('button', { name: 'Add Time' }).click();
  await expectToast(page, 'Time Added', 'Testing has been added to the calendar.');

  const block = grid.getByRole('button', { name: /^Testing/ });
  await block.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expectToast(page, 'Time Updated', 'Testing moved to Wed, Nov 18, 9:30 AM.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const box = await block.boundingBox();
  if (!box) throw new Error('The time is not in sight');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + HOUR, { steps: 4 });
  await page.mouse.up();
  await expectToast(page, 'Time Updated', 'Testing moved to Wed, Nov 18, 10:30 AM.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await block.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Time' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await caseload.timeEntries()).map(({ date }) => date)).toEqual(['2026-11-18T15:30:00.000Z']);
});
