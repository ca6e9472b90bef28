import { test } from '#tests/setup/billing-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectToast } from '#tests/setup/page-checks.ts';
import { tabTo } from '#tests/setup/tab-to.ts';

test('From sign-in to a paid invoice by keyboard alone', async ({ page, billing, signedIn }) => {
  const ivy = await billing.addClient();
  await billing.addSession(ivy.id);
  await page.context().clearCookies();

  await page.goto('/invoices');
  await expect(page).toHaveURL(/\/auth/);
  await tabTo(page, 'Username', 'textbox');
  await page.keyboard.type(signedIn.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(signedIn.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/invoices');

  await tabTo(page, 'New Invoice', 'button');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New Invoice' });
  await expect(form).toBeVisible();
  const client = form.getByRole('combobox', { name: 'Client' });
  if (!(await client.evaluate((box) => box === document.activeElement)))
    await tabTo(page, 'Client', 'combobox');
  await page.keyboard.type('ivy');
  await page.keyboard.press('Enter');
  await expect(client).toHaveValue('Ivy Sample');
  await expect(form.getByRole('checkbox')).toBeVisible();
  await tabTo(page, /Individual Therapy, 60 min/, 'checkbox');
  await expect(form.getByRole('checkbox')).toBeChecked();
  await expect(form.getByLabel('Amount')).toHaveValue('120');
  await test.step('scrolling over the amount does not change it', async () => {
    await form.getByLabel('Amount').focus();
    await form.getByLabel('Amount').hover();
    await page.mouse.wheel(0, 240);
    await expect(form.getByLabel('Amount')).not.toBeFocused();
    await expect(form.getByLabel('Amount')).toHaveValue('120');
  });
  await tabTo(page, 'Description', 'textbox');
  await page.keyboard.type('October');
  await tabTo(page, 'Create Invoice', 'button');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Invoice Created', 'The invoice has been created successfully.');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New Invoice' })).toBeFocused();

  await tabTo(page, 'Ivy Sample', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice \d+$/ })).toBeVisible();
  await tabTo(page, 'Mark Paid', 'button');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Invoice Updated', 'Invoice has been marked as paid.');
  await expect(page.getByRole('button', { name: 'PDF' })).toBeFocused();
  await expect(page.getByRole('term').filter({ hasText: 'Paid' })).toBeVisible();
  expect(await billing.invoices()).toMatchObject([
    { status: 'paid', amount: 12_000, sessionIds: [expect.any(Number)] },
  ]);
});
