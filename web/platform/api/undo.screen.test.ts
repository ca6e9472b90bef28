import { practiceToday } from '#tests/setup/caseload-records.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

const undoButton = (page: ScreenPage) =>
  page.getByRole('region', { name: /notifications/i }).getByRole('button', { name: 'Undo', exact: true });

const block = (page: ScreenPage, name: RegExp | string) =>
  page.getByRole('list', { name: 'Sessions in the week' }).getByRole('link', { name });

/** Moves the session in focus down a quarter of an hour. */
async function moveByKeys(page: ScreenPage): Promise<void> {
  for (const key of ['Space', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
}

test('The following sessions of a series move in one press, and return in one', async ({
  page,
  schedule,
}) => {
  page.setClock('2026-11-18', '09:30');
  const { id: clientId } = await schedule.addClient('Ada Applewood');
  const first = await schedule.addSeries(clientId, '2026-11-18', '10:00', 3);
  const plans = async () => (await schedule.sessions()).map(({ date }) => date.slice(0, 16)).sort();
  await page.goto('/calendar');
  await block(page, /Ada Applewood/).focus();
  await moveByKeys(page);
  await page.getByRole('button', { name: 'Also the following' }).click();
  await expectToast(page, 'Session Updated', 'The 2 following sessions moved too.');
  expect(await plans()).toEqual(['2026-11-18T15:15', '2026-11-25T15:15', '2026-12-02T15:15']);
  await undoButton(page).click();
  await expectToast(page, 'Undone', '2 sessions are as they were before.');
  await expect(page.locator(`a[href="/sessions/${first.id}"]`).first()).toBeFocused();
  expect(await plans()).toEqual(['2026-11-18T15:15', '2026-11-25T15:00', '2026-12-02T15:00']);
});

test('Undo changes nothing that somebody else changed since, and says why', async ({
  page,
  schedule,
  problems,
}) => {
  problems.allow(/status of 409/);
  page.setClock('2026-11-18', '09:30');
  const { id } = await schedule.addClient('Ada Applewood');
  const session = await schedule.addSession(id, '2026-11-18', '10:00');
  await page.goto('/calendar');
  await block(page, /Ada Applewood/).focus();
  await moveByKeys(page);
  await expect(undoButton(page)).toBeVisible();
  await schedule.changeSession(session.id, { duration: 30 });
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undo Failed', 'This session was changed since, so nothing was put back');
  await expect(block(page, /10:15 AM – 10:45 AM/)).toBeFocused();
  expect(await schedule.planOf(session)).toBe('2026-11-18 10:15, 30 min');
});

test('Undo reverts a payment that was marked by mistake, and so does the form', async ({ page, billing }) => {
  const client = await billing.addClient();
  const invoice = await billing.issue(client.id);
  const payment = async () => (await billing.invoices()).map(({ status, datePaid }) => [status, datePaid]);
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'Mark Paid' }).click();
  await expectToast(page, 'Invoice Updated', 'Invoice has been marked as paid.');
  await undoButton(page).click();
  await expectToast(page, 'Undone', 'The invoice is as it was before.');
  await expect(page.getByRole('button', { name: 'Mark Paid' })).toBeVisible();
  expect(await payment()).toEqual([['pending', null]]);

  await page.goto(`/invoices/${invoice.id}`);
  const setStatus = async (status: string) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Status').selectOption(status);
    await page.getByRole('button', { name: 'Update Invoice' }).click();
    await expectToast(page, 'Invoice Updated', 'The invoice has been updated successfully.');
  };
  await setStatus('Paid');
  expect(await payment()).toEqual([['paid', expect.stringMatching(/^\d{4}-/)]]);
  await setStatus('Pending');
  expect(await payment()).toEqual([['pending', null]]);
});

test('Ctrl Z in a field belongs to the field', async ({ page, schedule }) => {
  const { id } = await schedule.addClient('Ada Applewood');
  await schedule.addSession(id, practiceToday(), '11:00');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Check In/ }).click();
  await expect(undoButton(page)).toBeVisible();
  await page.getByRole('form', { name: 'New task in one line' }).getByRole('combobox').focus();
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Session Updated', 'Session has been marked as completed.');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone', 'The session is as it was before.');
});

test('Ctrl Z moves a session back, says so, and works once', async ({ page, schedule }) => {
  const { id } = await schedule.addClient('Ada Applewood');
  page.setClock('2026-11-18', '09:30');
  const session = await schedule.addSession(id, '2026-11-18', '10:00');
  await page.goto('/calendar');
  await block(page, /Ada Applewood/).focus();
  await moveByKeys(page);
  await expectToast(page, 'Session Updated', 'Ada moved to Wed, Nov 18, 10:15 AM.');
  await expect(block(page, /10:15 AM – 11:15 AM/)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone', 'The session is as it was before.');
  await expect(block(page, /10:00 AM – 11:00 AM/)).toBeFocused();
  expect(await schedule.planOf(session)).toBe('2026-11-18 10:00, 60 min');
  // The message has no Undo any more.
  await page.keyboard.press('Control+z');
  await expect(block(page, /10:00 AM – 11:00 AM/)).toBeFocused();
  expect(await schedule.planOf(session)).toBe('2026-11-18 10:00, 60 min');
});

test('Undo removes an invoice made from the reports and focuses its button', async ({ page, billing }) => {
  const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  await billing.addSession(client.id, { date: '2026-03-02T15:00:00.000Z', duration: 60 });
  await page.goto('/reports?period=custom&from=2026-03-01&to=2026-03-31');
  const unbilled = page.getByRole('table', { name: 'Sessions Not Billed Yet' });
  const button = unbilled.getByRole('button', { name: 'Invoice Ivy Inkwell' });
  await button.press('Enter');
  await expectToast(page, 'Invoice Created', 'The invoice has been created successfully.');
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone', 'The invoice is gone again.');
  await expect(button).toBeFocused();
  expect(await billing.invoices()).toEqual([]);
});

test('Undo restores a deleted client and focuses it', async ({ page, billing }) => {
  const client = await billing.addClient({ firstName: 'Ada', lastName: 'Applewood' });
  await billing.addSession(client.id);
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Ada Applewood' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Client' }).click();
  await expectToast(page, 'Client Deleted', 'The client has been deleted successfully.');
  await undoButton(page).click();
  await expectToast(page, 'Undone', 'The client is there again.');
  await expect(page.getByRole('link', { name: 'Ada Applewood' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Applewood' })).toBeVisible();
});
