import { test } from '#tests/setup/billing-journey.ts';
import { expect } from '#tests/setup/journey.ts';

test('A failed check focuses the first wrong field in view', async ({ page, billing }) => {
  const { id } = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  await billing.addSession(id);

  await test.step('Forms of every kind', async () => {
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
    await page.getByRole('checkbox').first().waitFor();
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
    await page.getByRole('button', { name: 'Create Invoice' }).click();
    await expect(page.getByRole('group', { name: 'Sessions' }).getByRole('checkbox').first()).toBeFocused();

    await page.goto('/annuals');
    await page.getByRole('button', { name: 'Add Annual' }).first().click();
    await page.getByLabel('Date').fill('');
    await page.getByRole('button', { name: 'Create Annual' }).click();
    await expect(page.getByLabel('Date')).toBeFocused();
  });

  await test.step('A question without its text comes before what is below it', async () => {
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

  await test.step('A form that stays open after its save', async () => {
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
});
