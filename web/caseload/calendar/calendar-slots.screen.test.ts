import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('T opens today while the sessions are loading', async ({ page, schedule: caseload }) => {
  const { id } = await caseload.addClient('Ada Applewood');
  await caseload.addSession(id, '2026-12-11', '10:00');
  page.setClock('2026-11-18', '12:10');
  const release = page.line.hold('GET /api/sessions');
  await page.goto('/calendar?date=2026-12-11');
  await expect(page.getByRole('heading', { name: 'Dec 11, 2026' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(page).toHaveURL('/calendar');
  release();
  await expect(page.getByRole('heading', { name: 'Nov 18, 2026' })).toBeVisible();
});
