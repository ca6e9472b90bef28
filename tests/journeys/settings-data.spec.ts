import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { test } from '#tests/setup/billing-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';

test('A therapist exports everything in one file, or stops the export', async ({ page, billing }) => {
  await test.step('An export in progress says so and can be stopped', async () => {
    await billing.addClient();
    await page.goto('/settings/data');
    // An archive that takes for ever.
    await page.route('**/api/export', () => undefined);
    await page.getByRole('button', { name: 'Export Everything' }).click();
    await expect(page.getByRole('button', { name: 'Preparing...' })).toBeDisabled();
    await expect(page.getByText('Your archive is being made.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expectToast(page, 'Export Stopped', 'Nothing was saved.');
    await expect(page.getByRole('button', { name: 'Export Everything' })).toBeEnabled();
    await page.unroute('**/api/export');
  });

  await test.step('The archive has the records and the letters', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const client = await billing.addClient({ lastName: 'Takealong' });
    const invoice = await billing.issue(client.id);
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Data', exact: true }).click();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Everything' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^practice-export-\d{4}-\d\d-\d\d\.zip$/);
    await expectToast(page, 'Export Downloaded', `${file.suggestedFilename()} is in your downloads.`);
    const files = unzipSync(readFileSync(await file.path()));
    const fileOf = (name: string) => files[name] ?? new Uint8Array();
    expect(strFromU8(fileOf('clients.csv'))).toContain('"Takealong"');
    const letter = readPdf(Buffer.from(fileOf(`invoices/invoice-${invoice.id}.pdf`)));
    expect(letter.text).toContain('The family of Ivy Takealong');
    await expectFitsPhone(page);
  });
});
