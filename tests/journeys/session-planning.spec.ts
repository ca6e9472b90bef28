import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone } from '#tests/setup/page-checks.ts';
import { chooseClient, test } from '#tests/setup/session-journey.ts';

test('Planning and rescheduling are accessible and fit a phone', async ({ page, caseload }) => {
  await setBrowserClock(page, '2026-11-18', '12:10');
  const ada = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(ada.id, '2026-11-20', '10:00', { duration: 45 });

  await test.step('The form with an overlap', async () => {
    await page.goto('/sessions/new');
    await chooseClient(page, 'Ada Applewood');
    await page.getByLabel('Date', { exact: true }).fill('2026-11-20');
    await page.getByLabel('Time').fill('10:30');
    await expect(page.getByText('Overlaps with Ada Applewood, 10:00 AM – 10:45 AM')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('The form with a series', async () => {
    await page.getByLabel('Date', { exact: true }).fill('2026-11-03');
    await page.getByLabel('Repeat', { exact: true }).check();
    await page.getByLabel('Every two weeks').check();
    await page.getByLabel('Thursday').check();
    await page.getByLabel('Number of Times', { exact: true }).fill('3');
    await expect(page.getByLabel(/^Nov \d+, 2026$/)).toHaveCount(3);
    await expectAccessible(page);
    await expectFitsPhone(page);
  });

  await test.step('The free times to reschedule to', async () => {
    page.once('dialog', (dialog) => dialog.accept());
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/sessions/${session.id}/reschedule`);
    await expect(page.getByRole('list', { name: 'Thursday, Nov 19, 2026' })).toBeVisible();
    await expectAccessible(page);
    await page.getByText('Absence', { exact: true }).click();
    await expectFitsPhone(page);
  });
});
