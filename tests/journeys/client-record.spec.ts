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

async function chooseRecord(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Record as PDF' }).click();
  // A menu that is still on its way out takes a press of its button as its own.
  await expect(page.getByRole('menu')).toHaveCount(0);
}
