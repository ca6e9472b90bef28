import { test } from '#tests/setup/billing-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectFitsPhone } from '#tests/setup/page-checks.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Each invoice is a card that does everything with a thumb', async ({ page, billing }) => {
    const client = await billing.addClient({
      firstName: 'Maximiliana-Theodora',
      lastName: 'Featherstonehaugh-Cholmondeley',
    });
    await billing.issue(client.id, { description: 'Averyveryverylongwordwithoutanyspaces'.repeat(4) });
    await page.goto('/invoices');
    for (const name of ['Mark Paid', 'PDF', 'New Invoice']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await expectFitsPhone(page);
    await page.getByRole('checkbox', { name: /^Select invoice/ }).check();
    await page
      .getByRole('group', { name: 'Selected invoices' })
      .getByRole('button', { name: 'Mark Paid' })
      .click();
    await expect(page.getByText('Invoice has been marked as paid.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Maximiliana-Theodora' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice \d+$/ })).toBeVisible();
    await expectFitsPhone(page);
  });
});
