import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';

test("a therapist saves a client's whole record as a PDF", async ({ page, caseload }) => {
  const client = await caseload.addClient({ firstName: 'Zoë', lastName: 'Peña' });
  await caseload.addSession(client.id, { status: 'completed', notes: 'Cut a whole circle.' });
  await page.goto(`/clients/${client.id}`);
  const download = page.waitForEvent('download');
  await chooseRecord(page);
  const file = await download;
  const name = `record-client-${client.id}-${practiceToday()}.pdf`;
  expect(file.suggestedFilename()).toBe(name);
  await expectToast(page, 'Record Downloaded', `${name} is in your downloads.`);
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
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
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
  problems.allow(/404/);
  await page.route('**/api/clients/*/pdf', (route) =>
    route.fulfill({ status: 404, body: 'The requested client could not be found' }),
  );
  await chooseRecord(page);
  await expectToast(page, 'Record Failed', '404: The requested client could not be found');
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Record as PDF' })).toBeEnabled();
});

test('a long record says how far it is, and can be given up', async ({ page, caseload, problems }) => {
  const client = await caseload.addClient();
  problems.allow(/ERR_ABORTED|net::/);
  await page.route('**/api/clients/*/pdf/progress', (route) =>
    route.fulfill({ json: { page: 12, pages: 60 } }),
  );
  await page.route('**/api/clients/*/pdf', () => undefined);
  await page.goto(`/clients/${client.id}`);
  await chooseRecord(page);
  await expect(page.getByText('Making the record … page 12 of about 60')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expectToast(page, 'Record Stopped', 'Nothing was saved.');
  await expect(page.getByText('Making the record')).toHaveCount(0);
});

async function chooseRecord(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Record as PDF' }).click();
  // A menu that is still on its way out takes a press of its button as its own.
  await expect(page.getByRole('menu')).toHaveCount(0);
}
