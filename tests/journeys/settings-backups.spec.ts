import { readFileSync } from 'node:fs';
import { buildClient } from '#tests/builders/client-builder.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('The owner backs up, loses a client, looks into the backup and restores it', async ({
  page,
  owner,
  problems,
}) => {
  const add = async (lastName: string) => {
    const reply = await page.request.post('/api/clients', {
      data: buildClient({ firstName: 'Ivy', lastName }),
    });
    expect(reply.status()).toBe(201);
    return reply.json();
  };
  const kept = await add('Keepsake');
  await page.goto('/settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Backups' }).click();
  const list = page.getByRole('list', { name: 'Backups' });
  await page.getByRole('button', { name: 'Back Up Now' }).click();
  await expectToast(page, 'Backup Made', 'The practice as it is now is safe in a backup.');
  const byHand = list.getByRole('listitem').filter({ hasText: 'By hand' });
  await expect(byHand).toHaveCount(1);
  // The day's own came first: backups are made one after the other.
  await expect(list.getByText('Daily')).toBeVisible();
  await expectAccessible(page);

  await test.step('The restore dialog fits a phone and returns focus', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const restore = page.getByRole('button', { name: /^Restore the backup of/ }).first();
    await restore.click();
    await expect(page.getByRole('dialog').getByRole('row', { name: /^Accounts/ })).toBeVisible();
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(restore).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await expect(byHand.getByRole('button', { name: /^Download the backup of/ })).toBeHidden();
  await page.getByRole('button', { name: 'Make a Key' }).click();
  const keyDialog = page.getByRole('dialog', { name: 'Make a Backup Key' });
  const secretKey = await keyDialog.getByText(/^AGE-SECRET-KEY-1/).textContent();
  await keyDialog.getByLabel('I have kept the key where I find it again').check();
  await expectAccessible(page);
  await keyDialog.getByLabel('Your Password').fill(owner.password);
  await keyDialog.getByRole('button', { name: 'Encrypt Backups' }).click();
  await expectToast(page, 'Backup Key Chosen', 'Backups are encrypted with it from now on.');
  await expect(keyDialog).toBeHidden();

  const download = page.waitForEvent('download');
  await byHand.getByRole('button', { name: /^Download the backup of/ }).click();
  const downloadDialog = page.getByRole('dialog', { name: /^Download the backup of/ });
  await downloadDialog.getByLabel('Your Password').fill(owner.password);
  await downloadDialog.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^practice-.*\.db\.age$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 21)
      .toString(),
  ).toBe('age-encryption.org/v1');
  await expect(downloadDialog).toBeHidden();

  expect((await page.request.delete(`/api/clients/${kept.id}`)).status()).toBe(204);
  await add('Newcomer');
  await byHand.getByRole('button', { name: /^Restore the backup of/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Backup Key').fill(secretKey ?? '');
  await dialog.getByRole('button', { name: 'Look Into It' }).click();
  const clients = dialog.getByRole('row', { name: /^Clients/ });
  await expect(clients).toContainText('1 lost');
  await expect(clients).toContainText('1 back again');
  await expect(dialog.getByText('You stay signed in')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Restore This Backup' }).click();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  problems.allow(/403/);
  await dialog.getByLabel('Your Password').fill('not-my-password');
  await dialog.getByRole('button', { name: 'Restore This Backup' }).click();
  await expect(dialog.getByText('Your current password is not right')).toBeVisible();
  await dialog.getByLabel('Your Password').fill(owner.password);
  await dialog.getByRole('button', { name: 'Restore This Backup' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Before a restore' })).toBeVisible();
  await expectFitsPhone(page);

  await page.goto('/clients');
  await expect(page.getByRole('link', { name: 'Ivy Keepsake' })).toBeVisible();
  await expect(page.getByText('Newcomer')).toBeHidden();
  await page.goto('/settings/activity');
  await expect(page.getByText('Restored backup of the practice')).toBeVisible();
});
