import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { buildClient } from '#tests/builders/client-builder.ts';
import { expect, test } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('a therapist takes everything along in one file', async ({ page, program, signedIn }) => {
  expect(signedIn.username).not.toBe('');
  const client = buildClient({ lastName: 'Takealong' });
  expect((await page.context().request.post(`${program.url}/api/clients`, { data: client })).status()).toBe(
    201,
  );
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Data', exact: true }).click();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Everything' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^practice-export-\d{4}-\d\d-\d\d\.zip$/);
  await expectToast(page, 'Export Downloaded', `${file.suggestedFilename()} is in your downloads.`);
  const files = unzipSync(readFileSync(await file.path()));
  expect(strFromU8(files['clients.csv'] ?? new Uint8Array())).toContain('"Takealong"');
  await expectFitsPhone(page);
});
