import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A preference that cannot be saved returns to its earlier value', async ({ page, problems }) => {
  problems.allow(/status of 503/);
  await page.goto('/settings/preferences');
  await expect(page.getByRole('radio', { name: 'Sunday' })).toBeChecked();
  page.line.fail('PUT /api/preferences', 503, 'The practice is resting');
  await page.getByText('Saturday', { exact: true }).click();
  await expectToast(page, 'Update Failed', '503: The practice is resting');
  await expect(page.getByRole('radio', { name: 'Sunday' })).toBeChecked();
});

test('The first day of the week applies to the month and the week', async ({ page, therapist }) => {
  await therapist.put('/api/preferences', { weekStart: 'Monday' });
  page.setClock('2026-11-18', '09:30');
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { name: 'Nov 16, 2026 – Nov 22, 2026' })).toBeVisible();
  const month = page.getByRole('grid', { name: 'November 2026' });
  await expect(month.getByRole('row').first().getByRole('gridcell').first()).toHaveText('26');
  await page.getByRole('button', { name: 'Sunday, Nov 22, 2026', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Nov 16, 2026 – Nov 22, 2026' })).toBeVisible();

  await therapist.put('/api/preferences', { weekStart: 'Saturday' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nov 21, 2026 – Nov 27, 2026' })).toBeVisible();
  await expect(month.getByRole('row').first().getByRole('gridcell').first()).toHaveText('31');
});
