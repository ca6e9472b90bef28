import { readFileSync } from 'node:fs';
import { practiceToday, test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';

test("a therapist saves a client's whole record as a PDF", async ({ page, caseload }) => {
  const client = await caseload.addClient({ firstName: 'Zoë', lastName: 'Peña' });
  await caseload.addSession(client.id, { status: 'completed', notes: 'Cut a whole circle.' });
  await page.goto(`/clients/${client.id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Record as PDF' }).click();
  const file = await download;
  const name = `record-client-${client.id}-${practiceToday()}.pdf`;
  expect(file.suggestedFilename()).toBe(name);
  await expectToast(page, 'Record Downloaded', `${name} is in your downloads.`);
  await expect(page.getByRole('button', { name: 'Record as PDF' })).toBeFocused();
  const { text } = readPdf(readFileSync(await file.path()));
  expect(text).toContain('Cut a whole circle.');
  await expectAccessible(page);
  await expectFitsPhone(page);

  await page.goto('/settings/activity');
  await expect(page.getByText('Exported client · Zoë Peña')).toBeVisible();
});

test('a record that cannot be made says why, and can be asked for again', async ({
  page,
  caseload,
  problems,
}) => {
  const client = await caseload.addClient();
  await page.goto(`/clients/${client.id}`);
  await expect(page.getByRole('button', { name: 'Record as PDF' })).toBeVisible();
  problems.allow(/404/);
  await page.route('**/api/clients/*/pdf', (route) =>
    route.fulfill({ status: 404, body: 'The requested client could not be found' }),
  );
  await page.getByRole('button', { name: 'Record as PDF' }).click();
  await expectToast(page, 'Record Failed', '404: The requested client could not be found');
  await expect(page.getByRole('button', { name: 'Record as PDF' })).toBeEnabled();
});
