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
