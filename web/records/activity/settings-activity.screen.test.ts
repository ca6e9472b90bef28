import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('The activity says who did what to whose record, and can be filtered', async ({
  page,
  caseload,
  account,
}) => {
  const ana = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  await caseload.addSession(ana.id);
  await caseload.addClient({ firstName: 'Ben', lastName: 'Birch' });
  await page.goto('/settings/activity');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.nth(3)).toContainText('Opened the account and signed in');
  await expect(lines.first()).toContainText('Added client · Ben Birch');
  await expect(lines.first()).toContainText(account.fullName);
  await expect(lines.nth(1)).toContainText('Added session · Ana Maple');
  await page.getByLabel('Client').fill('Maple');
  await page.getByRole('option', { name: 'Ana Maple' }).click();
  await expect(lines).toHaveCount(2);
  await page.getByLabel('Action').selectOption('Deleted');
  await expect(page.getByText('No activity found')).toBeVisible();
});
