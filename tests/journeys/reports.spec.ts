import { readFile } from 'node:fs/promises';
import { test } from '#tests/setup/billing-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectToast } from '#tests/setup/page-checks.ts';
import { pressInPlace, slowDown } from '#tests/setup/slow-page.ts';

const march = '/reports?period=custom&from=2026-03-01&to=2026-03-31';

test('Repeated presses on an invoiced row invoice no other client, and the invoice can be undone', async ({
  page,
  billing,
}) => {
  for (const lastName of ['Inkwell', 'Jotter', 'Keys']) {
    const client = await billing.addClient({ firstName: 'Ivy', lastName });
    await billing.addSession(client.id, { date: '2026-03-02T15:00:00.000Z', duration: 60 });
  }
  const invoices = async () => (await (await page.request.get('/api/invoices')).json()).length;
  await page.goto(march);
  const unbilled = page.getByRole('table', { name: 'Sessions Not Billed Yet' });
  // As it is copied or read aloud: two words.
  await expect(unbilled.getByRole('link', { name: /^Ivy.*Inkwell/ })).toHaveText('Ivy Inkwell', {
    useInnerText: true,
  });
  const button = unbilled.getByRole('button', { name: 'Invoice Ivy Inkwell' });
  await button.scrollIntoViewIfNeeded();
  await button.focus();
  await slowDown(page);
  await pressInPlace(button);
  const invoiced = unbilled.getByRole('button', { name: 'Invoiced Ivy Inkwell' });
  await expect(invoiced).toBeFocused();
  await expect(unbilled).toContainText('$240.00');
  expect(await invoices()).toBe(1);

  await unbilled.getByRole('button', { name: 'Undo the invoice of Ivy Inkwell' }).click();
  await expect(button).toBeVisible();
  await expect(unbilled).toContainText('$360.00');
  expect(await invoices()).toBe(0);
});

test('The reports and their rows are accessible, a closed dialog returns focus, and the PDF downloads', async ({
  page,
  billing,
}) => {
  const client = await billing.addClient();
  await billing.addSession(client.id, { date: '2026-03-02T15:00:00.000Z' });
  await billing.issue(client.id);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(march);
  await expect(page.getByRole('table', { name: 'Active Clients by Age' })).toBeVisible();
  await expect(page.locator('[data-bar]').first()).toBeVisible();
  const tables = page.locator('section[aria-label$=", table"]');
  const scrolled = await tables.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth));
  expect(scrolled).toHaveLength(0);
  await expectAccessible(page);
  const sessions = page.getByRole('button', { name: /^Sessions/ }).first();
  await sessions.click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sessions).toBeFocused();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('report-2026-03-01-to-2026-03-31.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expectToast(page, 'PDF Generated', 'The report has been saved as a PDF on this device.');
});
