import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('Scores are checked at their fields, beside the earlier results of the same test', async ({
  page,
  chart,
}) => {
  const last = await chart.begin({ kind: 'evaluation', fromOn: '2025-10-01', untilOn: '2025-10-31' });
  const earlier = { test: 'Sample Motor Test', edition: '2nd edition', standard: '78', scale: 'standard' };
  await chart.change(last.id, { scores: [earlier, { test: 'Sample Visual Test', standard: '91' }] });
  await chart.act(last.id, 'sign');
  const { id } = await chart.begin({ kind: 'evaluation', fromOn: '2026-10-01', untilOn: '2026-10-31' });
  await page.goto(`/documents/${id}`);
  await page.getByRole('button', { name: 'Add Score' }).click();
  const row = page.getByRole('group', { name: 'Score 1' });
  await row.getByLabel('Test', { exact: true }).fill('sample motor test');
  const result = 'Edition: 2nd edition · Scale: Standard score (mean 100, SD 15) · Standard: 78';
  await expect(row.getByText(`Oct 31, 2025: ${result}`)).toBeVisible();

  await row.getByLabel('Scale', { exact: true }).selectOption('Standard score (mean 100, SD 15)');
  const standard = row.getByLabel('Standard', { exact: true });
  await standard.fill('850');
  const fault = row.getByText('Standard score: enter a number from 40 to 160');
  await expect(fault).toHaveCount(0);
  await standard.blur();
  await expect(fault).toBeVisible();
  await expect(page.getByRole('status', { name: 'Document', exact: true })).toHaveText('Everything is saved');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Document' });
  await dialog.getByRole('button', { name: 'Correction of score 1' }).click();
  await expect(standard).toBeFocused();
  await standard.fill('85');
  await row.getByLabel('Percentile').fill('61');
  await row.getByLabel('Confidence Interval').fill('86–97');
  await row.getByLabel('Confidence Interval').blur();
  await expect(row.getByText('85 is usually the 16th percentile')).toBeVisible();
  await expect(row.getByText('The interval 86–97 does not contain the score 85')).toBeVisible();

  await row.getByLabel('Confidence Interval').fill('79–91 (95%)');
  await row.getByLabel('Confidence Interval').blur();
  await expect(page.getByRole('status', { name: 'Document', exact: true })).toHaveText('Everything is saved');
  expect((await chart.read(id)).scores).toMatchObject([
    { scale: 'standard', standard: '85', percentile: '61', interval: '79–91 (95%)' },
  ]);
  await chart.act(id, 'sign');
  await page.goto(`/documents/${id}`);
  await expect(
    page.getByText(/Standard: 85 · Percentile: 61 · Confidence Interval: 79–91 \(95%\)$/),
  ).toBeVisible();
});
