import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A failed check focuses the first wrong field of each kind of form', async ({ page, billing }) => {
  const { id } = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  await billing.addSession(id);
  await page.goto('/sessions/new');
  await page.getByRole('button', { name: 'Create Session' }).click();
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeFocused();

  await page.goto('/assessments/new');
  await page.getByRole('button', { name: 'Create Assessment' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Grip');
  await page.getByRole('button', { name: 'Create Assessment' }).click();
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeFocused();

  await page.goto(`/invoices/new?clientId=${id}`);
  await page.getByRole('group', { name: 'Sessions' }).getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Create Invoice' }).click();
  await expect(page.getByRole('group', { name: 'Sessions' }).getByRole('checkbox').first()).toBeFocused();

  await page.goto('/annuals');
  await page.getByRole('button', { name: 'Add Annual' }).first().click();
  await page.getByLabel('Date').fill('');
  await page.getByRole('button', { name: 'Create Annual' }).click();
  await expect(page.getByLabel('Date')).toBeFocused();
});

test('A question without its text comes before the options below it', async ({ page, billing }) => {
  await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  await page.goto('/assessments/new');
  await page.getByLabel('Title').fill('Grip');
  await page.getByRole('combobox', { name: 'Client' }).fill('ivy');
  await expect(page.getByRole('option', { name: 'Ivy Inkwell' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByLabel('Question Text').fill('Which hand?');
  await page.getByLabel('Type').selectOption({ label: 'Multiple Choice' });
  await page.getByRole('button', { name: 'Create Assessment' }).click();
  await expect(page.getByLabel('Option 1', { exact: true })).toBeFocused();
});

test('A form that stays open after its save focuses a wrong field, too', async ({ page }) => {
  await page.goto('/settings');
  const name = page.getByLabel('Full Name');
  const save = page.getByRole('button', { name: 'Save Profile' });
  await name.fill('Ada Newname');
  await save.click();
  await expect(page.getByRole('banner').getByText('Ada Newname')).toBeVisible();
  await expect(save).toBeEnabled();
  await name.fill('');
  await save.click();
  await expect(name).toBeFocused();
});
