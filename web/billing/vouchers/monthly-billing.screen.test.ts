import { addOctober } from '#tests/setup/billed-october.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('scratch', async ({ page, therapist }) => {
  page.setClock('2026-11-02', '09:00');
  const october = await addOctober(therapist);
  console.log(JSON.stringify(await october.check(), null, 1));
  await page.goto('/invoices');
  await page.getByRole('link', { name: 'Monthly Billing' }).click();
  await expect(page.getByLabel('Month')).toHaveValue('2026-10');
  await expect(page.getByRole('list', { name: 'Findings by child' })).toBeVisible();
  console.log(document.body.querySelector('main')?.textContent);
});
