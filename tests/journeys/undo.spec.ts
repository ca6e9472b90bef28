import type { Page } from '@playwright/test';
import { test as billingTest } from '#tests/setup/billing-journey.ts';
import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { test as caseloadTest } from '#tests/setup/caseload-journey.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectToast } from '#tests/setup/page-checks.ts';
import { test } from '#tests/setup/session-journey.ts';
import { slowDown } from '#tests/setup/slow-page.ts';

const undoButton = (page: Page) =>
  page.getByRole('region', { name: /notifications/i }).getByRole('button', { name: 'Undo', exact: true });

const block = (page: Page, name: RegExp | string) =>
  page.getByRole('list', { name: 'Sessions in the week' }).getByRole('link', { name });

/** Moves the session in focus down a quarter of an hour. */
async function moveByKeys(page: Page): Promise<void> {
  for (const key of ['Space', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
}

test('a session that was moved goes back by Ctrl Z, and says so', async ({ page, caseload }) => {
  await setBrowserClock(page, '2026-11-18', '09:30');
  const { id } = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(id, '2026-11-18', '10:00');
  await page.goto('/calendar');
  await block(page, /Ada Applewood/).focus();
  await moveByKeys(page);
  await expectToast(page, 'Session Updated', 'Ada moved to Wed, Nov 18, 10:15 AM.');
  await expect(block(page, /10:15 AM – 11:15 AM/)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone', 'The session is as it was before.');
  await expect(block(page, /10:00 AM – 11:00 AM/)).toBeFocused();
  expect(await caseload.planOf(session)).toBe('2026-11-18 10:00, 60 min');
  // The message has no Undo any more.
  await page.keyboard.press('Control+z');
  await expect(block(page, /10:00 AM – 11:00 AM/)).toBeFocused();
  expect(await caseload.planOf(session)).toBe('2026-11-18 10:00, 60 min');
});

test('the following ones of a series move along in one press, and back in one', async ({
  page,
  caseload,
}) => {
  await setBrowserClock(page, '2026-11-18', '09:30');
  const { id: clientId } = await caseload.addClient('Ada Applewood');
  const first = await caseload.addSeries(clientId, '2026-11-18', '10:00', 3);
  const plans = async () => (await caseload.sessions()).map(({ date }) => date.slice(0, 16)).sort();
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

test('what somebody changed since is not put back, and the message says why', async ({
  page,
  caseload,
  problems,
}) => {
  problems.allow(/status of 409/);
  await setBrowserClock(page, '2026-11-18', '09:30');
  const { id } = await caseload.addClient('Ada Applewood');
  const session = await caseload.addSession(id, '2026-11-18', '10:00');
  await page.goto('/calendar');
  await block(page, /Ada Applewood/).focus();
  await moveByKeys(page);
  await expect(undoButton(page)).toBeVisible();
  await caseload.changeSession(session.id, { duration: 30 });
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undo Failed', 'This session was changed since, so nothing was put back');
  await expect(block(page, /10:15 AM – 10:45 AM/)).toBeFocused();
  expect(await caseload.planOf(session)).toBe('2026-11-18 10:15, 30 min');
});

caseloadTest('a check-in is undone by a press, however often it is pressed', async ({ page, caseload }) => {
  const client = await caseload.addClient();
  const session = await caseload.addTodaysSession(client.id, '10:00');
  const status = async () => (await (await page.request.get(`/api/sessions/${session.id}`)).json()).status;
  await page.goto('/dashboard');
  await slowDown(page);
  await page.getByRole('button', { name: /^Check In/ }).click();
  await expectToast(page, 'Session Updated', 'Session has been marked as completed.');
  await undoButton(page).dblclick();
  await expectToast(page, 'Undone', 'The session is as it was before.');
  await expect(page.getByRole('button', { name: /^Check In/ })).toBeFocused();
  expect(await status()).toBe('scheduled');
});

caseloadTest('Ctrl Z in a field belongs to the field', async ({ page, caseload }) => {
  const client = await caseload.addClient();
  const session = await caseload.addSession(client.id, { date: `${practiceToday()}T15:00:00.000Z` });
  await page.goto(`/sessions/${session.id}`);
  await page.getByRole('button', { name: 'Completed' }).click();
  await expect(undoButton(page)).toBeVisible();
  await page.getByRole('textbox', { name: /Note/ }).focus();
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Session Updated', 'Session has been marked as completed.');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone', 'The session is as it was before.');
});

caseloadTest(
  'a client who was deleted is there again, with the focus on the row',
  async ({ page, caseload }) => {
    const client = await caseload.addClient({ firstName: 'Ada', lastName: 'Applewood' });
    await caseload.addSession(client.id);
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
  },
);

billingTest(
  'a payment that was noted by mistake is undone, or set in the form',
  async ({ page, billing }) => {
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
    expect(await payment()).toEqual([['paid', expect.any(String)]]);
    await setStatus('Pending');
    expect(await payment()).toEqual([['pending', null]]);
  },
);

billingTest(
  'an invoice made from the reports is undone in the message, and the focus stays in the row',
  async ({ page, billing }) => {
    const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
    await billing.addSession(client.id, { date: '2026-03-02T15:00:00.000Z', duration: 60 });
    await page.goto('/reports?period=custom&from=2026-03-01&to=2026-03-31');
    const unbilled = page.getByRole('table', { name: 'Sessions not billed yet' });
    const button = unbilled.getByRole('button', { name: 'Invoice Ivy Inkwell' });
    await button.press('Enter');
    await expectToast(page, 'Invoice Created', 'The invoice has been created successfully.');
    await page.keyboard.press('Control+z');
    await expectToast(page, 'Undone', 'The invoice is gone again.');
    await expect(button).toBeFocused();
    expect(await billing.invoices()).toEqual([]);
  },
);
