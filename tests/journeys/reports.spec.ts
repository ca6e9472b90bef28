import { AxeBuilder } from '@axe-core/playwright';
import { expect, expectToast, test } from '#tests/setup/billing-journey.ts';

test('counts a custom period, opens the rows behind a figure, and invoices what is open', async ({
  page,
  billing,
}) => {
  const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  await billing.addSession(client.id, { date: '2026-03-02T15:00:00.000Z', duration: 60 });
  await billing.addSession(client.id, { date: '2026-03-31T15:00:00.000Z', duration: 30 });
  await billing.addSession(client.id, { date: '2026-03-10T15:00:00.000Z', status: 'absence' });
  await page.goto('/reports?period=custom&from=2026-03-01&to=2026-03-31');
  const delivered = page.getByRole('button', { name: /^Hours delivered/ });
  await expect(delivered).toContainText('1.5 h');
  await expect(page.getByRole('button', { name: /^Attendance/ })).toContainText('67%');
  await delivered.click();
  const rows = page.getByRole('dialog').getByRole('table', { name: 'Hours delivered' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('Mar 31, 2026, 11:00 AM');
  await page.keyboard.press('Escape');
  await expect(delivered).toBeFocused();

  const unbilled = page.getByRole('table', { name: 'Sessions not billed yet' });
  await expect(unbilled).toContainText('$300.00');
  await unbilled.getByRole('button', { name: 'Invoice Ivy Inkwell' }).click();
  await expectToast(page, 'Invoice Created', 'The invoice has been created successfully.');
  await expect(page.getByText('Everything in this period is on an invoice.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Unpaid invoices by age' })).toContainText('$300.00');
});

test('steps through months and keeps the choice in the address', async ({ page, billing }) => {
  await billing.addClient();
  await page.goto('/reports?period=month&from=2026-03-01');
  await expect(page.getByText('Mar 1, 2026 – Mar 31, 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Previous period' }).click();
  await expect(page.getByText('Feb 1, 2026 – Feb 28, 2026')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Feb 1, 2026 – Feb 28, 2026')).toBeVisible();
});

test('a table downloads as CSV', async ({ page, billing }) => {
  await billing.addClient();
  await page.goto('/reports');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Active clients by age as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^caseload-\d{4}-\d{2}-\d{2}\.csv$/);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the reports have nothing in anybody's way, ${theme}`, async ({ page, billing }) => {
    const client = await billing.addClient();
    await billing.addSession(client.id);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto('/reports');
    await expect(page.getByRole('table', { name: 'Active clients by age' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
