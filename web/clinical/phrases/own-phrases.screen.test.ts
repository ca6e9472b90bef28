import { buildPhrase } from '#tests/builders/phrase-builder.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('Own phrases are saved in the settings, and replace built-in ones', async ({ page }) => {
  await page.goto('/settings/phrases');
  await expect(page.getByText('No phrases of your own yet')).toBeVisible();
  await page.getByRole('button', { name: 'Copy ;sent' }).click();
  const form = page.getByRole('form', { name: 'Phrase' });
  await expect(form.getByLabel('Shortcut')).toHaveValue('sent');
  await form.getByLabel('Text').fill('Sent home with {child}: the blue putty.');
  await form.getByRole('button', { name: 'Add Phrase' }).click();
  await expectToast(page, 'Phrase Added', 'Type ;sent in a note.');
  await expect(page.getByText('Yours is used')).toBeVisible();

  await page.getByRole('button', { name: 'Add Phrase' }).click();
  await form.getByLabel('Text').fill(buildPhrase().text);
  await form.getByLabel('Shortcut').fill('two words');
  await form.getByRole('button', { name: 'Add Phrase' }).click();
  await expect(form.getByText('A shortcut has letters and digits only')).toBeVisible();
  await form.getByLabel('Shortcut').fill('putty');
  await form.getByRole('button', { name: 'Add Phrase' }).click();
  await expect(page.getByRole('button', { name: 'Delete ;putty' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete ;putty' }).click();
  await expect(page.getByRole('button', { name: 'Delete ;putty' })).toHaveCount(0);
  await expectToast(page, 'Phrase Deleted', ';putty. What was written with it stays.');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Delete ;putty' })).toBeVisible();
});
