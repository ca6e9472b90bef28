import { beforeEach, describe, vi } from 'vitest';
import { chooseClient } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

for (const timeZone of ['America/New_York', 'Pacific/Auckland', 'America/Los_Angeles']) {
  describe(`A browser in ${timeZone}`, () => {
    beforeEach(() => {
      vi.stubEnv('TZ', timeZone);
      return () => vi.unstubAllEnvs();
    });

    test("shows the practice's day and times", async ({ page, schedule: caseload }) => {
      const { id } = await caseload.addClient('Ada Applewood');
      await caseload.addSession(id, '2026-11-20', '23:30', { duration: 15 });
      await caseload.addSession(id, '2026-11-20', '00:00', { duration: 15 });
      await caseload.addSession(id, '2026-11-21', '00:00', { duration: 15 });
      page.setClock('2026-11-20', '23:45');
      await page.goto('/calendar');
      await expect(page.getByRole('heading', { name: 'Nov 20, 2026', exact: true })).toBeVisible();
      await expect(page.getByRole('grid').getByRole('button', { name: /^Today, Friday/ })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Sessions of this day' }).getByRole('listitem')).toHaveText(
        [/^12:00 AM/, /^11:30 PM/],
      );
      await page.goto('/sessions?date=tomorrow');
      await expect(page.getByRole('row', { name: /Nov 21, 2026.*12:00 AM/ })).toBeVisible();
      // The header, the day and the session.
      await expect(page.getByRole('row')).toHaveCount(3);
    });

    test('shows sessions at their clock time across both changes of the clocks', async ({
      page,
      schedule: caseload,
    }) => {
      await caseload.addClient('Ada Applewood');
      for (const [change, day, time, instant] of [
        ['before the clocks go forward', '2026-03-07', '09:00', '2026-03-07T14:00:00.000Z'],
        ['after the clocks went forward', '2026-03-08', '09:00', '2026-03-08T13:00:00.000Z'],
        ['before the clocks go back', '2026-10-31', '23:30', '2026-11-01T03:30:00.000Z'],
        ['after the clocks went back', '2026-11-01', '23:30', '2026-11-02T04:30:00.000Z'],
      ] as const) {
        await page.goto('/sessions/new');
        await chooseClient(page, 'Ada Applewood');
        await page.getByLabel('Date', { exact: true }).fill(day);
        await page.getByLabel('Time').fill(time);
        await page.getByLabel('Session Type').selectOption('individual');
        await page.getByRole('button', { name: 'Create Session' }).click();
        await expect(page).toHaveURL('/sessions');
        // Newest first.
        const [session] = await caseload.sessions();
        expect(session?.date, change).toBe(instant);
        await page.goto(`/calendar?date=${day}`);
        const clock = time === '09:00' ? '9:00 AM' : '11:30 PM';
        await expect(page.getByRole('list', { name: 'Sessions of this day' }), change).toContainText(clock);
        await page.goto(`/sessions/${session?.id}`);
        await page.getByRole('button', { name: 'Edit' }).click();
        await expect(page.getByRole('dialog').getByLabel('Date', { exact: true }), change).toHaveValue(day);
        await expect(page.getByRole('dialog').getByLabel('Time'), change).toHaveValue(time);
      }
    });
  });
}

test('shows the actual start if the clocks skip the typed time', async ({ page }) => {
  await page.goto('/sessions/new');
  await page.getByLabel('Date', { exact: true }).fill('2026-03-08');
  await page.getByLabel('Time').fill('02:30');
  await expect(
    page.getByText('The clocks go forward over this time; the session starts at 3:30 AM'),
  ).toBeVisible();
});
