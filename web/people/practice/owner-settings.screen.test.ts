import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test.override({ isOwner: true });

test('The next form uses the settings of the practice', async ({ page }) => {
  await page.goto('/settings/practice');
  await page.getByLabel('Usual Duration (minutes)').fill('10');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Duration must be at least 15 minutes')).toBeVisible();
  await page.getByLabel('Legal Name').fill('Sample OT, PLLC');
  await page.getByLabel('Usual Duration (minutes)').fill('45');
  await page.getByLabel('Group, per minute ($)').fill('1.15');
  await page.getByLabel('Time Zone').fill('los angeles');
  await page.getByRole('option', { name: 'America / Los Angeles' }).click();
  await page.getByLabel('School Year From').selectOption('September');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Settings Updated', 'The practice settings have been saved.');
  await page.reload();
  await expect(page.getByLabel('Legal Name')).toHaveValue('Sample OT, PLLC');
  await expect(page.getByLabel('Group, per minute ($)')).toHaveValue('1.15');
  await expect(page.getByLabel('Time Zone')).toHaveValue('America / Los Angeles');
  await page.goto('/sessions/new');
  await expect(page.getByLabel('Duration (minutes)')).toHaveValue('45');
});

test('Notes and invoices use the settings of notes', async ({ page, caseload }) => {
  const client = await caseload.addClient();
  await caseload.addSession(client.id, { date: '2026-09-04T14:00:00.000Z', status: 'completed' });
  await page.goto('/notes');
  await expect(page.getByText('No notes to sign')).toBeVisible();

  await page.goto('/settings/documentation');
  await page.getByLabel('Late After (days)').fill('31');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Days until a note is late must be from 0 to 30')).toBeVisible();
  await page.getByLabel('Late After (days)').fill('5');
  await page.getByLabel('Notes Are Signed From').fill('');
  await page.getByLabel('Only signed sessions can be invoiced').check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Settings Updated', 'The practice settings have been saved.');
  await page.reload();
  await expect(page.getByLabel('Late After (days)')).toHaveValue('5');
  await expect(page.getByLabel('Only signed sessions can be invoiced')).toBeChecked();

  await page.goto('/notes');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Draft.*Late/]);
  await page.goto('/invoices/batch');
  await expect(page.getByText('Nothing to bill yet')).toBeVisible();
  await page.goto(`/invoices/new?clientId=${client.id}`);
  const words = 'The note of Sep 4, 2026 is not signed yet, so its session cannot be invoiced.';
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('link', { name: 'Open the note' }).click();
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
});
