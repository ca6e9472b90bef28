import { test } from '#tests/setup/billing-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectFitsPhone } from '#tests/setup/page-checks.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each record is a card', async ({ page, billing }) => {
    const client = await billing.addClient({
      firstName: 'Maximiliana-Theodora',
      lastName: 'Featherstonehaugh-Cholmondeley',
    });
    await billing.addAnnual(client.id);
    await page.goto('/annuals');
    const menu = page.getByRole('button', { name: /^Actions for/ });
    expect((await menu.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Create Invoice' })).toBeVisible();
    await expectFitsPhone(page);
  });
});
