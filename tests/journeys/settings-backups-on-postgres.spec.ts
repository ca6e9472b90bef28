import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone } from '#tests/setup/page-checks.ts';

test.use({ engine: 'postgres' });

test('on PostgreSQL the owner reads how the practice is backed up', async ({ page, owner: _ }) => {
  await page.goto('/settings/backups');
  await expect(page.getByText('The data of this practice is in PostgreSQL')).toBeVisible();
  await expect(page.getByText('pg_dump --format=custom')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back Up Now' })).toBeHidden();
  await expectAccessible(page);
  await expectFitsPhone(page);
});
