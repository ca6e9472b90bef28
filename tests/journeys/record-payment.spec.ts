import { test } from '#tests/setup/billing-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectToast } from '#tests/setup/page-checks.ts';
import { tabTo } from '#tests/setup/tab-to.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('A check over two invoices is recorded by keyboard alone, on a phone', async ({ page, billing }) => {
  const ivy = await billing.addClient();
  const first = await billing.issue(ivy.id);
  const second = await billing.issue(ivy.id);
  await page.goto('/payments');
  await tabTo(page, 'Record Payment', 'button');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Record Payment' });
  await expect(form).toBeVisible();
  const client = form.getByRole('combobox', { name: 'Client' });
  if (!(await client.evaluate((box) => box === document.activeElement)))
    await tabTo(page, 'Client', 'combobox');
  await page.keyboard.type('ivy');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Amount ($)')).toHaveValue('240');
  await page.keyboard.press('Tab');
  await page.keyboard.type('200');
  await tabTo(page, 'Method', 'combobox');
  await page.keyboard.type('Check');
  const result = `Pays invoice ${first.id} ($120.00 of $120.00), ${second.id} ($80.00 of $120.00)`;
  await expect(form.getByText(result)).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, 'Record Payment', 'button');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Payment Recorded', 'The payment of $200.00 has been recorded.');
  await expect(page.getByRole('button', { name: 'Record Payment' })).toBeFocused();
  await tabTo(page, 'Ivy Sample', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Payment of $200.00');
  await expectAccessible(page);
});
