import type { Page } from '@playwright/test';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';
import { chooseClient, test } from '#tests/setup/session-journey.ts';

const undoButton = (page: Page) =>
  page.getByRole('region', { name: /notifications/i }).getByRole('button', { name: 'Undo', exact: true });

test('a snow day is closed with all its sessions in one step, and undone in one', async ({
  page,
  caseload,
}) => {
  await setBrowserClock(page, '2026-11-18', '07:10');
  const { id } = await caseload.addClient('Ada Applewood');
  for (const time of ['10:00', '11:00', '14:00']) await caseload.addSession(id, '2026-11-18', time);
  await caseload.addSession(id, '2026-11-18', '08:00', { status: 'completed' });
  await caseload.addSession(id, '2026-11-19', '10:00');
  const statuses = async () => (await caseload.sessions()).map(({ status }) => status).sort();
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Close This Day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the Practice' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Snow day');
  await expect(dialog.getByLabel('Cancel the 3 sessions of that day')).toBeChecked();
  await expect(dialog.getByText('1 session stays as it is')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Closing Added', 'Nov 18, 2026: Snow day. 3 sessions are cancelled.');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Closed: Snow day', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wednesday, Nov 18, 2026, closed: Snow day' })).toBeVisible();
  expect(await statuses()).toEqual(['cancelled', 'cancelled', 'cancelled', 'completed', 'scheduled']);
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone', 'All of it is as it was before.');
  await expect(page.getByText('Closed: Snow day', { exact: true })).toBeHidden();
  expect(await statuses()).toEqual(['completed', 'scheduled', 'scheduled', 'scheduled', 'scheduled']);
});

test('closings are kept on a page of their own, and what is planned on one is cancelled later', async ({
  page,
  caseload,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setBrowserClock(page, '2026-11-18', '07:10');
  await page.goto('/calendar');
  await page.getByRole('link', { name: 'Closings' }).click();
  await expect(page.getByText('No closings found')).toBeVisible();
  await page.getByRole('button', { name: 'Add Closing' }).click();
  await page.getByLabel('Reason').fill('Winter break');
  await page.getByRole('button', { name: /^Close the Day/ }).click();
  await expect(page.getByText('Please enter a valid first day')).toBeVisible();
  await page.getByLabel('First day').fill('2026-12-24');
  await page.getByLabel('Last day').fill('2026-12-31');
  await page.getByRole('button', { name: 'Close the Days' }).click();
  await expectToast(page, 'Closing Added', 'Dec 24, 2026 – Dec 31, 2026: Winter break.');
  await expect(page.getByText('Dec 24, 2026 – Dec 31, 2026 · 8 days')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);

  const { id } = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(id, '2026-12-29', '10:00');
  await page.goto('/calendar?date=2026-12-29');
  await page.getByRole('button', { name: 'Cancel the session…' }).click();
  await page.getByRole('button', { name: 'Update Closing' }).click();
  await expectToast(
    page,
    'Closing Updated',
    'Dec 24, 2026 – Dec 31, 2026: Winter break. 1 session is cancelled.',
  );
  expect((await caseload.session(session.id)).status).toBe('cancelled');
  await page.goto(`/sessions/${session.id}`);
  await expect(page.getByText('Closed that day', { exact: true })).toBeVisible();

  await page.goto('/calendar/closings');
  await page.getByRole('button', { name: 'Actions for Winter break' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectToast(
    page,
    'Closing Deleted',
    'Dec 24, 2026 – Dec 31, 2026: Winter break. What was cancelled stays so.',
  );
  await undoButton(page).click();
  await expectToast(page, 'Undone', 'The closing is there again.');
  await expect(page.getByText('Winter break')).toBeVisible();
});

test('the session form warns of a closed day, and a series leaves it out unless it is ticked', async ({
  page,
  caseload,
}) => {
  await caseload.addClient('Ada Applewood');
  await caseload.addClosing('2026-11-26', '2026-11-27', 'Thanksgiving');
  await caseload.addClosing('2026-12-10', '2026-12-10', 'Staff training');
  await page.goto('/sessions/new');
  await chooseClient(page, 'Ada Applewood');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-26');
  const warning = page.getByText('The practice is closed that day: Thanksgiving');
  await expect(warning).toBeVisible();
  await page.getByLabel('Date', { exact: true }).fill('2026-11-19');
  await expect(warning).toBeHidden();
  await page.getByLabel('Time').fill('09:00');
  await page.getByLabel('Session Type').selectOption('individual');
  await page.getByText('Repeat weekly').click();
  await page.getByLabel('Number of times', { exact: true }).fill('4');
  await expect(page.getByText('2 of 4 sessions.')).toBeVisible();
  await expect(page.getByLabel('Nov 26, 2026 · Thanksgiving')).not.toBeChecked();
  await page.getByLabel('Dec 10, 2026 · Staff training').check();
  await expect(page.getByText('3 of 4 sessions.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expectToast(page, 'Session Created', '3 sessions have been scheduled successfully.');
  const plans = await Promise.all((await caseload.sessions()).map(caseload.planOf));
  expect(plans.map((plan) => plan.slice(0, 10))).toEqual(['2026-12-10', '2026-12-03', '2026-11-19']);
});
